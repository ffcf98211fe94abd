/** The header's links and drop-downs from 1024 px on: a drop-down closes after 1000 ms. */
import type { Locator } from '@playwright/test';
import { readPage } from '../support/html';
import { expectClosed, expectOpen, link, MENU_NAMES, MENUS, nav, TOP_LINKS, trigger } from '../support/navigation';
import { settle } from '../support/observers';
import { layOver, TEXT_SPACING } from '../support/styles';
import { DESKTOP, expect, main, open, openFrozen, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP, hasTouch: true });

test('lists the links of the specification in their order', ({ site }) => {
  const part = readPage(site, '/about').first('header');
  expect(part.all('a')[1]?.attribute('href'), 'the logo, after the link to the content').toBe('/');
  const links = part
    .first('nav')
    .all('a button')
    .map((control) => [control.text, control.attribute('href')]);
  const triggers = MENU_NAMES.map((name) => [[name, undefined], ...MENUS[name]]);
  const top = (name: string) => TOP_LINKS.filter(([text]) => text === name);
  expect(links).toEqual([
    ...['Home', 'About Us'].flatMap(top),
    ...triggers.flat(),
    ...['Case Study', 'Blog', 'Contact'].flatMap(top),
  ]);
  for (const role of ['menu', 'menubar', 'menuitem']) expect(part.all('*', { role })).toEqual([]);
});

test('marks the link of a page or of the page above it, and the menu that holds it or a page of its kind', ({
  site,
}) => {
  for (const [path, ...marks] of [
    ['/case-study/application-migration-iris', ['Case Study'], []],
    ['/lims', ['LIMS'], ['Products']],
    ['/recruitment', ['Recruitment Consulting'], ['Services']],
    ['/governance', [], ['Services']],
    ['/healthcare', [], ['Services']],
    ['/services', [], ['Services']],
    ['/privacy', [], []],
    ['/search', [], []],
  ] as const) {
    const part = readPage(site, path).first('header').first('nav');
    const marked = ['page', 'true'].map((value) =>
      part.all('a button', { 'aria-current': value }).map(({ name }) => name),
    );
    expect.soft(marked, path).toEqual(marks);
  }
});

const MENU = 'Services';
const [FIRST, SECOND, THIRD] = MENUS[MENU];

test('opens when the pointer enters, and closes 1000 ms after it has left', {
  tag: '@engines',
}, async ({ page }) => {
  await openFrozen(page, '/');
  await expectClosed(page, MENU);
  for (const isOnLink of [false, true]) {
    await trigger(page, MENU).hover();
    await expectOpen(page, MENU);
    if (isOnLink) await link(page, THIRD[0]).hover();
    await page.clock.runFor(5000);
    await pointAway(page);
    await page.clock.runFor(999);
    await trigger(page, MENU).hover();
    await page.clock.runFor(5000);
    await expectOpen(page, MENU);
    await pointAway(page);
    await page.clock.runFor(999);
    await expectOpen(page, MENU);
    await page.clock.runFor(1);
    await expectClosed(page, MENU);
  }
  await trigger(page, MENU).hover();
  await link(page, SECOND[0]).focus();
  await pointAway(page);
  await page.clock.runFor(5000);
  await expectOpen(page, MENU);
  await expect(link(page, SECOND[0])).toBeFocused();
  await link(page, 'Contact').focus();
  await expectClosed(page, MENU);

  await trigger(page, MENU).hover();
  for (const [from, to] of [
    ['Services', 'Products'],
    ['Products', 'Services'],
  ] as const) {
    await expectOpen(page, from);
    await trigger(page, to).hover();
    await expectOpen(page, to);
    await expectClosed(page, from);
    // The clock that leaving the first one started must not close the second.
    await page.clock.runFor(5000);
    await expectOpen(page, to);
  }
  // The first click follows the hover.
  for (const expectState of [expectOpen, expectClosed, expectOpen]) {
    await trigger(page, MENU).click();
    await expectState(page, MENU);
  }
  await link(page, FIRST[0]).click();
  await expect(page).toHaveURL(FIRST[1]);
  await expectClosed(page, MENU);
});

test('opens, closes and switches by taps', {
  tag: '@engines',
}, async ({ page }) => {
  await openFrozen(page, '/');
  await trigger(page, 'Services').tap();
  await page.clock.runFor(5000);
  await expectOpen(page, 'Services');
  await trigger(page, 'Services').tap();
  await expectClosed(page, 'Services');
  await trigger(page, 'Services').tap();
  await trigger(page, 'Products').tap();
  await expectOpen(page, 'Products');
  await expectClosed(page, 'Services');
  await main(page).getByRole('heading', { level: 1 }).tap();
  await expectClosed(page, 'Products');
});

test('follows the keyboard past the header, into a menu, through its links and back', async ({ page }) => {
  await open(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toHaveCount(1);

  await trigger(page, MENU).focus();
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await expectClosed(page, MENU);
    await page.keyboard.press(key);
    await expectOpen(page, MENU);
    await page.keyboard.press('Tab');
    await expect(link(page, FIRST[0])).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page, MENU);
    await expect(trigger(page, MENU)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  for (const [name] of MENUS[MENU]) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expectClosed(page, MENU);
  await expect(nav(page).locator(':focus')).toHaveCount(1);
  await trigger(page, MENU).press('Enter');
  await expectOpen(page, MENU);
  await page.keyboard.press('Shift+Tab');
  await expectClosed(page, MENU);

  // A deck is below the page's own link, and below no other.
  const isMarked = (name: string) =>
    link(page, name).evaluate((element) => getComputedStyle(element, '::after').opacity === '1');
  expect([await isMarked('Home'), await isMarked('Blog')]).toEqual([true, false]);
});

test('shows the bridge of each page below a deck of full width, and requests none before a menu opens', async ({
  page,
  requests,
}) => {
  const bridges = () => requests.filter((url) => url.endsWith('.small.svg')).length;
  await open(page, '/about');
  await page.evaluate(settle);
  expect(bridges()).toBe(0);
  for (const menu of MENU_NAMES) {
    await trigger(page, menu).hover();
    await expectOpen(page, menu);
    const links = nav(page).locator('.nav-panel a');
    await expect(links.locator('img')).toHaveCount(MENUS[menu].length);
    const listPlaces = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
    const images = await listPlaces(links.locator('img'));
    for (const { width, height, y } of images) expect([width, height, y]).toEqual([96, 40, images[0]?.y]);
    expect(await nav(page).locator('.nav-panel').boundingBox()).toMatchObject({ x: 0, width: DESKTOP.width });
    const places = await listPlaces(links);
    await links.locator('img').evaluateAll((all) => {
      for (const image of all) image.remove();
    });
    expect(await listPlaces(links), 'a page without an illustration is in line with the others').toEqual(places);
    await page.keyboard.press('Escape');
  }
  await expect.poll(bridges).toBe(MENUS.Services.length + MENUS.Products.length);
});

test('is in the window as a whole when open with text spacing at 1024 px', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, '/');
  await layOver(page, TEXT_SPACING);
  for (const menu of MENU_NAMES) {
    await trigger(page, menu).press('Enter');
    await expectOpen(page, menu);
    for (const link of await nav(page).getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
