/** What a visitor opens, each from a fresh page: visual.spec.ts compares it, shots.spec.ts takes it at all sizes. */
import type { Locator, Page } from '@playwright/test';
import { fillIn, form, submitButton } from './contact';
import { nav, trigger } from './navigation';
import { dialog, hits, nothing, openSearch, status } from './search';
import { expect, footer, header, main, open } from './test';
import { announcements } from './toasts';

type State = {
  /** Opens it. @returns its part of the page */
  show: (page: Page) => Promise<Locator>;
  /** The header's two menus are for one kind of window each. */
  isFor?: (width: number) => boolean;
};

const isDesktop = (width: number) => width >= 1024;
const isPhone = (width: number) => !isDesktop(width);

async function showPhoneMenu(page: Page): Promise<Locator> {
  await open(page, '/');
  await header(page).locator('.phone-nav > summary').click();
  const panel = header(page).locator('.phone-panel');
  await panel.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  return panel;
}

async function search(page: Page, term: string): Promise<Locator> {
  await openSearch(page);
  await page.keyboard.type(term);
  return dialog(page);
}

async function send(page: Page): Promise<Locator> {
  await open(page, '/contact');
  await fillIn(page);
  await submitButton(page).click();
  // Its clock stops.
  await announcements(page).hover();
  return announcements(page);
}

/** What opens above the page. */
export const PANELS: Readonly<Record<string, State>> = {
  menu: {
    isFor: isDesktop,
    show: async (page) => {
      await open(page, '/');
      await trigger(page, 'Services').hover();
      await expect(nav(page).locator('.nav-panel img')).toHaveCount(4);
      return nav(page).locator('.nav-panel');
    },
  },
  'phone-menu': { isFor: isPhone, show: showPhoneMenu },
  'phone-menu-group': {
    isFor: isPhone,
    show: async (page) => {
      const panel = await showPhoneMenu(page);
      await panel.locator('summary').filter({ hasText: 'Services' }).click();
      return panel;
    },
  },
  'search-results': {
    show: async (page) => {
      const sheet = await search(page, 'data');
      await expect(hits(page)).toHaveCount(8);
      return sheet;
    },
  },
  'search-nothing': {
    show: async (page) => {
      const sheet = await search(page, 'zzzz');
      await expect(status(page)).toHaveText(nothing('zzzz'));
      return sheet;
    },
  },
  toast: { show: send },
  'toast-above-search': {
    show: async (page) => {
      const toast = await send(page);
      await page.keyboard.press('Control+k');
      // React takes over its HTML first.
      await expect(dialog(page).getByText('Message Sent!')).toBeVisible();
      return toast;
    },
  },
  tooltip: {
    show: async (page) => {
      await open(page, '/about');
      await page.keyboard.press('Tab');
      await footer(page)
        .getByRole('link', { name: /^LinkedIn/ })
        .focus();
      return page.getByRole('tooltip');
    },
  },
};

/** Parts of the page that have changed. */
export const CHANGED: Readonly<Record<string, State>> = {
  'form-errors': {
    show: async (page) => {
      await open(page, '/contact');
      await submitButton(page).click();
      await expect(form(page).locator('.field-message')).toHaveCount(5);
      return form(page);
    },
  },
  // Phones have rows in place of buttons.
  truss: { show: (page) => choose(page, '/governance', 'Risk'), isFor: (width) => width >= 640 },
  'swing-bridge': { show: (page) => choose(page, '/', 'Step one') },
  carousel: {
    show: async (page) => {
      await open(page, '/cyber-security');
      const region = main(page).getByRole('region', { name: 'How we run the work', exact: true });
      await region.getByRole('button', { name: 'Next slide' }).click();
      await expect(region.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
      return region;
    },
  },
};

async function choose(page: Page, path: string, state: string): Promise<Locator> {
  await open(page, path);
  await main(page).getByRole('radio', { name: state, exact: true }).first().check();
  return main(page)
    .locator('.states')
    .filter({ has: page.getByRole('radio', { name: state, exact: true }) })
    .first();
}
