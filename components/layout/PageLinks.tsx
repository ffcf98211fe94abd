import { Link } from '@/components/ui/Link';
import type { NavLink } from '@/lib/definitions/company';

type Props = {
  items: readonly NavLink[];
  /** Path of the rendered page; its own link is marked, as most of these are in no menu. */
  path: string;
  className: string;
};

/** Renders the footer's links to pages. */
export function PageLinks({ items, path, className }: Props) {
  return (
    <ul className={className}>
      {items.map(({ label, link }) => (
        <li key={link}>
          <Link href={link} className="text-link" aria-current={link === path ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
