import type { Page } from '@playwright/test';
import { wake } from '../../support/test';
import { expect, holdScripts, test } from '../../support/waking';

const SCRIPTS = /\/_next\/static\/.*\.js$/;

/** What the browser itself says of a failed request is no complaint of the page. */
function expectOnlyNetworkComplaints(complaints: string[]) {
  const other = complaints.filter((text) => !/Failed to load resource|ERR_|Failed to fetch|ChunkLoadError/.test(text));
  complaints.length = 0;
  expect(other).toEqual([]);
}

const gone = (page: Page, what: RegExp) =>
  page.route(what, (route) => route.fulfill({ status: 404, body: 'Not found' }));

async function expectReadableAndLeadingOn(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main h1')).toBeVisible();
}

test('an old tab whose scripts a deploy has removed can be read, keeps what is typed and leads on', async ({
  page,
  complaints,
}) => {
  await gone(page, SCRIPTS);
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('A long message');
  await expect(page.locator('html[data-scripts=failed]')).toBeAttached();
  await page.locator('main form [type=submit]').click();
  await expect(message).toHaveValue('A long message');
  await expectReadableAndLeadingOn(page);
  expectOnlyNetworkComplaints(complaints);
});

test('scripts that fail once are asked for again at the next press, and only then', async ({
  page,
  ready,
  complaints,
}) => {
  let attempts = 0;
  await page.route(SCRIPTS, async (route) => {
    attempts += 1;
    await route.abort();
  });
  await page.goto('/cyber-security');
  const next = page.getByRole('button', { name: 'Next slide' });
  await next.hover();
  await expect(page.locator('html[data-scripts=failed]')).toBeAttached();
  const first = attempts;
  await page.getByRole('button', { name: 'Previous slide' }).hover();
  await page.evaluate(() => window.scrollTo(0, 0));
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(attempts).toBe(first);
  await page.unroute(SCRIPTS);
  await next.click();
  await ready();
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('html[data-scripts]')).toHaveCount(0);
  expectOnlyNetworkComplaints(complaints);
});

test('a page opened offline from memory comes alive when the line is back', async ({
  page,
  context,
  ready,
  complaints,
}) => {
  await page.goto('/about');
  await context.setOffline(true);
  await page.evaluate(wake);
  await expect(page.locator('html[data-scripts=failed]')).toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
  await context.setOffline(false);
  await ready();
  expectOnlyNetworkComplaints(complaints);
});

test('without fonts, pictures and map every word is there', async ({ page, complaints }) => {
  await page.route(/\.(woff2|svg|avif|webp)$|openstreetmap/, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(page.locator('main a[href*="openstreetmap"]')).toBeVisible();
  await expectReadableAndLeadingOn(page);
  expectOnlyNetworkComplaints(complaints);
});

test('on a slow 3G line the first click is answered, and the page read long before', async ({
  page,
  context,
  ready,
}) => {
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  await page.goto('/cyber-security', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await ready();
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
});

test('a page that cannot be drawn says so, with the message, and leads home', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    // The carousel's engine asks for the visitor's wishes on motion.
    window.matchMedia = () => {
      throw new Error('No span on this side');
    };
  });
  await page.goto('/cyber-security');
  await page.evaluate(wake);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('No span on this side')).toBeVisible();
  expect(complaints.splice(0).join('\n')).toContain('No span on this side');
  await page.locator('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
});

test('while scripts are on their way the page is whole: text, links, details', async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.locator('.phone-nav').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a page that a translator has changed before it wakes keeps its text and answers', async ({
  page,
  ready,
  complaints,
}) => {
  await page.goto('/blog/change-in-employee-engagement-perception');
  const words = () => page.locator('main, footer').allInnerTexts();
  const before = await words();
  // As translators do: the words of a link become an element of their own.
  await page
    .locator('.nav-link')
    .first()
    .evaluate((link) => {
      const translated = document.createElement('font');
      translated.textContent = 'Zuhause';
      link.replaceChildren(translated);
    });
  await page.evaluate(wake);
  await ready();
  expect(await words()).toEqual(before);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  const other = complaints.filter((text) => !/Minified React error #418|Hydration failed/.test(text));
  complaints.length = 0;
  expect(other).toEqual([]);
});
