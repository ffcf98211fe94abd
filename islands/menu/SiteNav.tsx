'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef, useState } from 'react';
import { NAV_CLOSE_DELAY_MS } from '@/islands/runtime/constants';
import type { MenuLink } from '@/lib/model/company';
import { withBasePath } from '@/lib/url/base-path';
import { Chevron } from '@/ui/Chevron';
import { Link } from '@/ui/Link';
import { mountComponent } from '../runtime/mount';
import type { EarlyEvents } from '../runtime/protocol';
import { type Menu, readMenu } from './read-menu';
import { useHoverMenu } from './use-hover-menu';

type Props = Menu & { earlyEvents?: EarlyEvents | undefined };

/** Finds the drop-down that CSS shows before hydration. If the pointer has left it, also the time until it closes. */
function openByCss(root: HTMLElement): { item: string; closesInMs?: number | undefined } {
  for (const item of root.querySelectorAll<HTMLElement>('[data-menu]')) {
    const panel = item.querySelector('.nav-panel');
    const { place = '' } = item.dataset;
    if (!panel || getComputedStyle(panel).visibility === 'hidden') continue;
    if (item.matches(':is(:hover, :has(.nav-panel :focus))')) return { item: place };
    const [closing] = panel.getAnimations();
    if (closing) return { item: place, closesInMs: NAV_CLOSE_DELAY_MS - Number(closing.currentTime) };
  }
  return { item: '' };
}

/** Renders the header's links from 1024 px on. Before hydration (data-ready) the drop-downs open by CSS. */
export function SiteNav({ label, items, action, current, earlyEvents }: Props) {
  const menu = useHoverMenu(earlyEvents);
  const root = useRef<HTMLElement>(null);
  const [ready, setReady] = useState(false);
  const { show, continueFrom } = menu;

  // Keeps a drop-down open that the visitor points at or has focused during hydration.
  useLayoutEffect(() => {
    if (root.current) continueFrom(openByCss(root.current));
    setReady(true);
  }, [continueFrom]);
  // Without NavigationMenu.List, Radix closes a panel before a tap on its trigger, and the tap opens it again.
  const leaveToTriggers = (event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target)) event.preventDefault();
  };

  return (
    <NavigationMenu.Root
      ref={root}
      aria-label={label}
      className="site-nav hidden lg:block"
      data-ready={ready || undefined}
      activationMode="manual"
      value={menu.value}
      onValueChange={show}
    >
      {/* Not NavigationMenu.List: it writes an inline style into the server's HTML. */}
      <ul className="flex flex-wrap items-center justify-end gap-1 xl:gap-3">
        {items.map((item, index) =>
          item.items ? (
            <NavigationMenu.Item
              key={index}
              value={`${index}`}
              data-menu={item.label}
              data-place={index}
              {...menu.itemProps(`${index}`)}
            >
              <NavigationMenu.Trigger
                className="nav-link"
                // Until then the loader writes the state. Without JavaScript the focus opens the panel.
                {...(!ready && { 'aria-expanded': undefined })}
                aria-current={item.items.some(({ link }) => link === current) || undefined}
                {...menu.triggerProps(`${index}`)}
              >
                {item.label}
                <Chevron />
              </NavigationMenu.Trigger>
              {/* An undefined pointerEvents removes Radix' inline style from the server's HTML. */}
              <NavigationMenu.Content
                // Radix names the panel after its trigger: only an element with a role can have a name.
                role="group"
                className="nav-panel absolute inset-x-0 top-full z-20 deck-t border-b-[1.5px] border-b-ink bg-surface"
                forceMount={ready ? undefined : true}
                style={{ pointerEvents: undefined }}
                onPointerDownOutside={leaveToTriggers}
              >
                <ul className="sheet grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-6 py-8">
                  {item.items.map((link, linkIndex) => (
                    <li key={linkIndex}>
                      <NavAnchor
                        {...link}
                        showsImage={ready}
                        isCurrent={link.link === current}
                        className="nav-panel-link"
                      />
                    </li>
                  ))}
                </ul>
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ) : (
            <li key={index}>
              <NavAnchor
                label={item.label}
                link={item.link ?? '/'}
                isCurrent={item.link === current}
                className="nav-link"
              />
            </li>
          ),
        )}
        <li className="ps-3">
          <NavAnchor {...action} isCurrent={action.link === current} className="button button-ink" />
        </li>
      </ul>
    </NavigationMenu.Root>
  );
}

type AnchorProps = MenuLink & { showsImage?: boolean; isCurrent: boolean; className: string };

function NavAnchor({ label, link, image, showsImage, isCurrent, className }: AnchorProps) {
  return (
    <NavigationMenu.Link asChild active={isCurrent}>
      <Link href={link} className={className} data-image={image}>
        {/* Requested with the first open menu, not with the page. */}
        {showsImage && image && (
          <img
            src={withBasePath(image)}
            width={96}
            height={40}
            alt=""
            className="absolute start-0 top-0"
            loading="lazy"
            decoding="async"
          />
        )}
        {/* An element: React inserts the image before it, also if a translator has replaced the text. */}
        <span>{label}</span>
      </Link>
    </NavigationMenu.Link>
  );
}

export const readProps = readMenu;

export const mount = mountComponent(SiteNav, readProps);
