import type { MenuItem, MenuLink, NavLink } from '@/lib/model/company';
import { withoutBasePath } from '@/lib/url/base-path';

export type Menu = {
  label: string;
  items: MenuItem[];
  action: NavLink;
  current: string | undefined;
};

/** Reads the menu from its HTML, so that no page has a second copy of its links. */
export function readMenu(island: HTMLElement): Menu {
  const nav = island.querySelector('nav');
  const items = [...island.querySelectorAll<HTMLElement>('nav > ul > li')].map(readItem);
  const { label = '', link = '/' } = items.pop() ?? {};
  return {
    label: nav?.ariaLabel ?? '',
    items,
    action: { label, link },
    current: [...island.querySelectorAll('a')].filter(({ ariaCurrent }) => ariaCurrent === 'page').map(readLink)[0]
      ?.link,
  };
}

function readItem(item: HTMLElement): MenuItem {
  const links = [...item.querySelectorAll('a')].map(readLink);
  const { menu } = item.dataset;
  if (menu === undefined) return { label: '', ...links[0] };
  return { label: menu, items: links, isCurrent: item.querySelector('button')?.ariaCurrent === 'true' };
}

const readLink = (link: HTMLAnchorElement): MenuLink => ({
  label: link.querySelector('span')?.textContent ?? '',
  link: withoutBasePath(link.getAttribute('href') ?? '/'),
  image: link.dataset.image,
});
