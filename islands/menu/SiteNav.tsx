'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useRef, useSyncExternalStore } from 'react';
import type { MenuLink } from '@/lib/model/company';
import { withBasePath } from '@/lib/url/base-path';
import { Chevron } from '@/ui/Chevron';
import { Link } from '@/ui/Link';
import { mountComponent } from '../runtime/mount';
import { findOpenMenu, MENU_CHANGE, showMenu } from '../runtime/open-menu';
import type { EarlyEvents } from '../runtime/protocol';
import { type Menu, readMenu } from './read-menu';

type Props = Menu & { earlyEvents?: EarlyEvents | undefined };

function onMenuChange(act: () => void) {
  document.addEventListener(MENU_CHANGE, act);
  return () => document.removeEventListener(MENU_CHANGE, act);
}

const readOpenMenu = () => findOpenMenu()?.dataset.place ?? '';

/** Returns whether the visitor has left a trigger whose queued click is replayed. */
function hasVisitorLeft(trigger: HTMLElement, earlyEvents: EarlyEvents | undefined): boolean {
  if (!earlyEvents?.click.has(trigger)) return false;
  const focused = document.activeElement;
  if (focused !== trigger) return earlyEvents.page.focusin.has(focused);
  return !trigger.matches(':focus-visible') && !trigger.parentElement?.matches(':hover');
}

/**
 * Renders the header's links from 1024 px on. open-menu.ts opens and closes the drop-downs by pointer. Radix adds clicks,
 * arrow keys and the way of the focus through an open panel.
 */
export function SiteNav({ label, items, action, current, earlyEvents }: Props) {
  const root = useRef<HTMLElement>(null);
  // Undefined during hydration.
  const open = useSyncExternalStore(onMenuChange, readOpenMenu, (): string | undefined => undefined);
  const isReady = open !== undefined;
  const show = (place: string) => showMenu(root.current?.querySelector(`[data-place="${place}"]`));
  // The click that follows a hover keeps the panel open. The next click closes it.
  const keepsOpen = useRef(true);

  return (
    <NavigationMenu.Root
      ref={root}
      aria-label={label}
      className="site-nav hidden lg:block"
      activationMode="manual"
      value={open ?? ''}
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
              onPointerEnter={({ pointerType }) => {
                keepsOpen.current = pointerType === 'mouse';
              }}
            >
              <NavigationMenu.Trigger
                className="nav-link"
                // Until then open-menu.ts alone writes it.
                {...(!isReady && { 'aria-expanded': undefined })}
                aria-current={item.isCurrent || undefined}
                onClick={(event) => {
                  const isHeldOpen = open === `${index}` && keepsOpen.current;
                  if (isHeldOpen || hasVisitorLeft(event.currentTarget, earlyEvents)) event.preventDefault();
                  keepsOpen.current = false;
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown' || open === `${index}`) return;
                  event.preventDefault();
                  keepsOpen.current = false;
                  show(`${index}`);
                }}
              >
                {item.label}
                <Chevron />
              </NavigationMenu.Trigger>
              {/* An undefined pointerEvents removes Radix' inline style from the server's HTML. */}
              <NavigationMenu.Content
                // Radix names the panel after its trigger: only an element with a role can have a name.
                role="group"
                className="nav-panel absolute inset-x-0 top-full z-20 deck-t border-b-[1.5px] border-b-ink bg-surface"
                forceMount={isReady ? undefined : true}
                style={{ pointerEvents: undefined }}
                // Without NavigationMenu.List, Radix closes a panel before a tap on its trigger, and the tap opens it again.
                onPointerDownOutside={(event) => event.preventDefault()}
              >
                <ul className="sheet grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-6 py-8">
                  {item.items.map((link, linkIndex) => (
                    <li key={linkIndex}>
                      <NavAnchor
                        {...link}
                        showsImage={isReady}
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
