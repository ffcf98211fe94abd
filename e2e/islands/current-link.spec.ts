/** The marked link of each page. focus.spec.ts measures how the mark looks. */
import { type Part, readPage } from '../support/html';
import { MENU_NAMES, MENUS } from '../support/navigation';
import { expect, test } from '../support/test';

const marked = (part: Part, value: string) => part.all('a button', { 'aria-current': value }).map(({ name }) => name);
const findNav = (page: Part) => page.first('header').first('nav');

test('marks the top link of a page, and of the pages below it', ({ site }) => {
  for (const [path, name] of [
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
    ['/case-study', 'Case Study'],
    ['/case-study/application-migration-iris', 'Case Study'],
    ['/blog', 'Blog'],
    ['/blog/change-in-employee-engagement-perception', 'Blog'],
  ] as const) {
    const nav = findNav(readPage(site, path));
    expect.soft(marked(nav, 'page'), path).toEqual([name]);
    expect.soft(marked(nav, 'true'), path).toEqual([]);
  }
});

test('marks the drop-down of each page below it and, in it, its own link', ({ site }) => {
  for (const menu of MENU_NAMES)
    for (const [name, href] of MENUS[menu]) {
      const nav = findNav(readPage(site, href));
      expect.soft(marked(nav, 'true'), href).toEqual([menu]);
      expect.soft(marked(nav, 'page'), href).toEqual([name]);
    }
});

test('marks a page that is not in the header in the footer only', ({ site }) => {
  for (const [path, ...names] of [
    ['/governance', 'Governance'],
    ['/privacy', 'Privacy'],
    ['/services'],
    ['/404'],
    ['/blog/404'],
  ]) {
    const page = readPage(site, path ?? '');
    expect.soft(findNav(page).all('*', { 'aria-current': '' }), path).toEqual([]);
    expect.soft(marked(page.first('footer'), 'page'), path).toEqual(names);
  }
});
