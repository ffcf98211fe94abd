'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from '@/components/ui/Link';
import type { NavItem, NavLink } from '@/lib/definitions/company';
import { isCurrent } from '@/lib/shared/navigation';
import { useCurrentPath } from './use-current-path';

type Props = {
  label: string;
  menuLabel: string;
  items: NavItem[];
  action: NavLink;
  chevron: ReactNode;
};

/** The header's links below 1024 px: details elements, which need no script; Escape and a new page close them. */
export function PhoneNav({ label, menuLabel, items, action, chevron }: Props) {
  const path = useCurrentPath();
  const menu = useRef<HTMLDetailsElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const anchor = ({ label: text, link }: NavLink) => (
    <Link href={link} className="phone-link" aria-current={isCurrent(link, path) ? 'page' : undefined}>
      {text}
    </Link>
  );

  return (
    <details ref={menu} className="phone-nav" onKeyDown={onKeyDown}>
      <summary data-wake="" className="button button-ink">
        {menuLabel}
      </summary>
      <nav aria-label={label} className="phone-panel">
        <ul className="sheet pb-8">
          {items.map((item) => (
            <li key={item.label} className="border-line border-b">
              {item.items ? (
                <details>
                  <summary
                    className="phone-link"
                    aria-current={item.items.some(({ link }) => isCurrent(link, path)) || undefined}
                  >
                    {item.label}
                    {chevron}
                  </summary>
                  <ul className="ps-4 pb-3">
                    {item.items.map((link) => (
                      <li key={link.link}>{anchor(link)}</li>
                    ))}
                  </ul>
                </details>
              ) : (
                anchor({ label: item.label, link: item.link ?? '/' })
              )}
            </li>
          ))}
          <li>{anchor(action)}</li>
        </ul>
      </nav>
    </details>
  );
}
