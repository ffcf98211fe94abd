/** The header's links, as the specification lists them, and its drop-downs as they are used. */
import type { Page } from '@playwright/test';
import { expect, header } from './test';

export const TOP_LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Case Study', '/case-study'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

export const MENUS = {
  Services: [
    ['Data Analytics with AI', '/data-analytics'],
    ['Life Sciences', '/life-sciences'],
    ['Interoperability (Integration Services)', '/integration-services'],
    ['Recruitment Consulting', '/recruitment'],
  ],
  Products: [
    ['Ebmr', '/ebmr'],
    ['Track and Trace', '/track-and-trace'],
    ['EDI', '/edi'],
    ['LIMS', '/lims'],
    ['Regulatory Compliance', '/regulatory-compliance'],
  ],
} as const;

type MenuName = keyof typeof MENUS;
export const MENU_NAMES = ['Services', 'Products'] as const satisfies readonly MenuName[];

/** The header's links and drop-downs from 1024 px on. */
export const nav = (page: Page) => header(page).getByRole('navigation');
export const trigger = (page: Page, menu: MenuName) => nav(page).getByRole('button', { name: menu, exact: true });
export const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

export async function expectOpen(page: Page, menu: MenuName) {
  await expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'true');
  for (const [name] of MENUS[menu]) await expect(link(page, name)).toBeVisible();
}

export async function expectClosed(page: Page, menu: MenuName) {
  await expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'false');
  for (const [name] of MENUS[menu]) await expect(link(page, name)).toBeHidden();
}
