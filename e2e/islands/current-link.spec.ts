/** The marked link of each page. site-nav.spec.ts looks at the mark. */
import { type Part, readPage } from '../support/html';
import { MENU_NAMES, MENUS } from '../support/navigation';
import { expect, test } from '../support/test';

const marked = (part: Part, value: string) => part.all('a button', { 'aria-current': value }).map(({ name }) => name);

/** The marks of a page in the header: of its own link, and of the menu that holds it. */
const MARKS: readonly (readonly [path: string, link?: string, menu?: string])[] = [
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/contact', 'Contact'],
  ['/case-study', 'Case Study'],
  ['/case-study/application-migration-iris', 'Case Study'],
  ['/blog', 'Blog'],
  ['/blog/change-in-employee-engagement-perception', 'Blog'],
  ...MENU_NAMES.flatMap((menu) => MENUS[menu].map(([name, href]) => [href, name, menu] as const)),
  ...['/governance', '/privacy', '/services', '/404', '/blog/404'].map((path) => [path] as const),
];

test('marks the link of a page or of the page above it, and the menu that holds it, in the header', ({ site }) => {
  for (const [path, link, menu] of MARKS) {
    const nav = readPage(site, path).first('header').first('nav');
    expect.soft(marked(nav, 'page'), path).toEqual(link ? [link] : []);
    expect.soft(marked(nav, 'true'), path).toEqual(menu ? [menu] : []);
  }
});

test('marks a page that is not in the header in the footer', ({ site }) => {
  for (const [path, ...names] of [['/governance', 'Governance'], ['/privacy', 'Privacy'], ['/services']])
    expect.soft(marked(readPage(site, path ?? '').first('footer'), 'page'), path).toEqual(names);
});
