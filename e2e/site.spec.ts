/** What holds for every page of the site. */
import type { Page } from '@playwright/test';
import { getSite } from '../lib/content';
import { ROUTES } from './routes';
import { expectNoAxeFindingsAnywhere } from './support/axe';
import { expect, footer, header, main, open, PHONE, test } from './support/test';

const { origin, name, labels } = getSite();

/** The not-found pages are pages too. */
const PATHS = [...ROUTES.map(({ path }) => path), '/nowhere', '/blog/nowhere'];

for (const { path, h1, canonical = path } of ROUTES) {
  test(`${path} shows its heading, title, canonical address and landmarks`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page).toHaveTitle(new RegExp(`^.{3,} \\| ${name}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      canonical === '/' ? origin : `${origin}${canonical}`,
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{50,160}$/);
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
    for (const landmark of [header(page), main(page), footer(page)]) await expect(landmark).toHaveCount(1);
    await expect(header(page).getByRole('navigation')).toHaveCount(1);
  });
}

for (const path of PATHS) {
  test(`${path} has nothing for axe to find at 390 and 1360 px, light and dark`, async ({ page }) => {
    await open(page, path);
    await expectNoAxeFindingsAnywhere(page, path);
  });
}

for (const path of PATHS) {
  test(`${path} never scrolls sideways from 320 to 1920 px`, async ({ page }) => {
    await open(page, path);
    for (const width of [320, 360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhang(page), `${width} px`).toEqual([]);
    }
  });
}

/** What sticks out of a page that scrolls sideways; nothing when it does not. */
function overhang(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

for (const path of ['/', '/contact', '/cyber-security', '/data-analytics', '/blog', '/nowhere']) {
  test(`${path} can be walked through by keyboard with the focus always in sight`, async ({ page }) => {
    await open(page, path);
    const visited = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(describeFocus);
      if (!focus || visited.has(focus.place)) break;
      visited.add(focus.place);
      expect(focus, focus.place).toMatchObject({ outlined: true, inView: true, covered: false });
    }
    // Logo, 8 header entries, 4 social links and the footer's own: fewer would mean the walk was cut short.
    expect(visited.size).toBeGreaterThan(20);
  });
}

/** Where the focus is and whether a person sees it; undefined once it has left the page. */
function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const order = [...document.querySelectorAll('*')].indexOf(element);
  // What is inside a frame is the frame's own business.
  if (element.tagName === 'IFRAME') {
    return { place: `${order} IFRAME`, outlined: true, inView: true, covered: false };
  }
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, innerHeight / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  return {
    place: `${order} ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
    outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    inView: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    covered: top !== null && !element.contains(top) && !top.contains(element),
  };
}

test.describe('skip link', () => {
  for (const path of ['/', '/about', '/nowhere']) {
    test(`is the first thing a keyboard reaches on ${path}, and leads to the content`, async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: labels.skipLink });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(main(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(main(page).locator(':focus')).toHaveCount(1);
    });
  }

  test('is out of sight until it has the focus', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: labels.skipLink })).not.toBeInViewport();
  });
});

test.describe('requests', () => {
  for (const path of ['/', '/about', '/cyber-security']) {
    test(`${path} fetches no other page and nothing from elsewhere before it is asked to`, async ({
      page,
      requests,
      baseURL,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(requests.length).toBeGreaterThan(5);
      expect(requests.filter((address) => /\.txt|[?&]_rsc/.test(address))).toEqual([]);
      expect(requests.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
    });
  }

  test('a link is prepared once it is pointed at, and followed without a full load', async ({ page, requests }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await main(page).getByRole('link', { name: 'Learn More about us', exact: true }).hover();
    await expect.poll(() => requests.filter((address) => /\/about.*\.txt/.test(address)).length).toBeGreaterThan(0);
    await main(page).getByRole('link', { name: 'Learn More about us', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle(/^About/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('the brand accent is yellow, light and dark', async ({ page }) => {
  await open(page, '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colour = await main(page)
      .getByRole('link', { name: 'Learn More about us', exact: true })
      .evaluate((link) => {
        // Drawn and read back, whichever notation the style sheet uses.
        const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        if (!context) return [];
        context.fillStyle = getComputedStyle(link).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      });
    const [red = 0, green = 0, blue = 255] = colour;
    expect(Math.min(red, green), `${colorScheme}: ${colour}`).toBeGreaterThan(170);
    expect(blue, `${colorScheme}: ${colour}`).toBeLessThan(90);
  }
});
