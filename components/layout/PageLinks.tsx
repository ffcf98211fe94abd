import { Link } from '@/components/ui/Link';
import type { NavLink } from '@/lib/definitions/company';

type Props = { items: readonly NavLink[]; path: string; className: string };

/** Renders links to pages. The link to the rendered page is marked, as most of these are in no menu. */
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
