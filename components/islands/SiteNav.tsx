'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/Link';
import type { NavItem, NavLink } from '@/lib/definitions/company';
import { NAV_CLOSE_DELAY_MS } from '@/lib/shared/constants';
import { isCurrent } from '@/lib/shared/navigation';
import { useCurrentPath } from './use-current-path';
import { useHoverMenu } from './use-hover-menu';

type Props = {
  label: string;
  items: NavItem[];
  /** The last link, drawn as a button. */
  action: NavLink;
  /** The mark beside a trigger's text. */
  chevron: ReactNode;
};

/**
 * The header's links from 1024 px on. Until it is ready (data-ready) the drop-downs open by CSS alone, and all
 * of their links are in the HTML; afterwards a closed panel is not in the document.
 */
export function SiteNav({ label, items, action, chevron }: Props) {
  const path = useCurrentPath();
  const menu = useHoverMenu();
  const root = useRef<HTMLElement>(null);
  const [ready, setReady] = useState(false);
  const { show, takeOver } = menu;

  // What the visitor already points at or has focused stays open while the script takes over from the CSS.
  useLayoutEffect(() => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])];
    const pointed = items.find((item) => item.matches(':is(:hover, :has(.nav-panel :focus))'));
    // The loader (scripts/finish/loader.ts) notes when the pointer left.
    const rest = ({ dataset: { out } }: HTMLElement) => NAV_CLOSE_DELAY_MS - (performance.now() - Number(out));
    const left = items.find((item) => item.dataset.out && rest(item) > 0);
    if (pointed) takeOver(pointed.dataset.menu ?? '');
    else if (left) takeOver(left.dataset.menu ?? '', rest(left));
    else takeOver('');
    setReady(true);
  }, [takeOver]);
  // Radix knows its triggers by its own List, which is not used below; it would close a panel before the tap
  // on the trigger comes to do so, and the tap would open it again.
  const leaveToTriggers = (event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target)) event.preventDefault();
  };

  return (
    <NavigationMenu.Root
      ref={root}
      aria-label={label}
      className="site-nav"
      data-ready={ready || undefined}
      activationMode="manual"
      value={menu.value}
      onValueChange={show}
    >
      {/* Not NavigationMenu.List: it writes an inline style into the server's HTML. */}
      <ul className="flex flex-wrap items-center justify-end gap-1 xl:gap-3">
        {items.map((item) =>
          item.items ? (
            <NavigationMenu.Item
              key={item.label}
              value={item.label}
              data-menu={item.label}
              data-wake=""
              className="relative"
              {...menu.itemProps(item.label)}
            >
              <NavigationMenu.Trigger
                className="nav-link"
                aria-current={item.items.some(({ link }) => isCurrent(link, path)) || undefined}
                {...menu.triggerProps(item.label)}
              >
                {item.label}
                {chevron}
              </NavigationMenu.Trigger>
              {/* An undefined pointerEvents takes Radix' inline style out of the server's HTML. */}
              <NavigationMenu.Content
                // Radix names the panel by its trigger, which is for elements with a role.
                role="group"
                className="nav-panel"
                forceMount={ready ? undefined : true}
                style={{ pointerEvents: undefined }}
                onPointerDownOutside={leaveToTriggers}
              >
                <ul>
                  {item.items.map((link) => (
                    <li key={link.link}>
                      <NavAnchor {...link} path={path} className="nav-panel-link" />
                    </li>
                  ))}
                </ul>
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ) : (
            <li key={item.label}>
              <NavAnchor label={item.label} link={item.link ?? '/'} path={path} className="nav-link" />
            </li>
          ),
        )}
        <li className="ps-3">
          <NavAnchor {...action} path={path} className="button button-ink" />
        </li>
      </ul>
    </NavigationMenu.Root>
  );
}

function NavAnchor({ label, link, path, className }: NavLink & { path: string; className: string }) {
  return (
    <NavigationMenu.Link asChild active={isCurrent(link, path)}>
      <Link href={link} className={className}>
        {label}
      </Link>
    </NavigationMenu.Link>
  );
}
