'use client';

import { Link } from '@/components/ui/Link';
import type { NavLink } from '@/lib/definitions/company';
import { useCurrentPath } from './use-current-path';

type Props = { items: readonly NavLink[]; className: string };

/** The footer's links to pages; that of the page that is shown is marked, as most of these are in no menu. */
export function PageLinks({ items, className }: Props) {
  const path = useCurrentPath();
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
