'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '@/components/ui/Link';
import type { NavItem, NavLink } from '@/lib/definitions/company';
import { isCurrent } from '@/lib/shared/navigation';
import { useCurrentPath } from './use-current-path';

type Props = {
  label: string;
  /** The words on its button, while the menu is closed and while it is open. */
  openLabel: string;
  closeLabel: string;
  items: NavItem[];
  action: NavLink;
  chevron: ReactNode;
};

/**
 * The header's links below 1024 px: details elements, which need no script. They lie over the page, so the menu closes
 * when the focus or a press is on the page, and by Escape.
 */
export function PhoneNav({ label, openLabel, closeLabel, items, action, chevron }: Props) {
  const path = useCurrentPath();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const closeFor = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    document.addEventListener('focusin', closeFor);
    document.addEventListener('pointerdown', closeFor);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', closeFor);
      document.removeEventListener('pointerdown', closeFor);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const anchor = ({ label: text, link }: NavLink) => (
    <Link href={link} className="phone-link" aria-current={isCurrent(link, path) ? 'page' : undefined}>
      {text}
    </Link>
  );

  return (
    <details ref={menu} className="phone-nav">
      <summary data-wake="" className="button button-ink">
        <span className="when-closed">{openLabel}</span>
        <span className="when-open">{closeLabel}</span>
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
