/** Counting of page views and outcomes, with requests as Plausible documents them. */
import type { Page } from '@playwright/test';
import { fillIn, form, submitButton } from '../support/contact';
import { RECEIVER } from '../support/edits';
import { BASE } from '../support/marketing';
import { button, field } from '../support/search';
import { test as base, expect, expectReady, hydrateAll } from '../support/test';

/** The domain of the content, at which alone a page counts. */
const ORIGIN = 'https://www.spanwell.example';
const HOME = ORIGIN + BASE;

/** Counts and messages, in their order. */
const test = base.extend<{ received: Record<string, unknown>[] }>({
  received: async ({ page, site }, use) => {
    const received: Record<string, unknown>[] = [];
    await page.route(/^https:/, async (route) => {
      const request = route.request();
      const { hostname, pathname, search } = new URL(request.url());
      const host = new URL(site.origin).host;
      if (/^(www\.spanwell|preview)/.test(hostname))
        return route.fulfill({
          response: await route.fetch({ url: `http://${host}${pathname}${search}`, maxRedirects: 0 }),
        });
      if (request.method() === 'POST') {
        const text = request.postData() ?? '';
        const type = request.headers()['content-type'];
        received.push({ url: request.url(), type, ...(text.startsWith('{') ? { body: JSON.parse(text) } : { text }) });
      }
      return route.fulfill({ status: 202, json: {} });
    });
    await use(received);
    // A request for an icon may be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

const CAMPAIGN = 'utm_source=mail&utm_campaign=spring';

/** The documented example, less what identifies a device. https://plausible.io/docs/events-api */
const VIEW = {
  url: 'https://plausible.io/api/event',
  // Needs no preflight request.
  type: 'text/plain;charset=UTF-8',
  body: {
    name: 'pageview',
    domain: 'spanwell.example',
    url: `${HOME}/about?${CAMPAIGN}`,
    referrer: 'https://search.example',
  },
};

/** Returns the body of an outcome on /unknown. */
const outcome = (name: string, term?: string) => ({
  name,
  domain: 'spanwell.example',
  url: `${HOME}/unknown`,
  referrer: '',
  ...(term && { props: { term } }),
});

/** Prevents that a link opens another page, or a program for e-mails or calls. */
const stayOnPage = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()),
  );

test('counts a page view once, without a cookie and without the query', async ({ page, received }) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (url, init) => {
      const { credentials } = new Request(url, init);
      if (`${url}`.startsWith('https://plausible.io') && credentials !== 'omit') throw new Error(credentials);
      return send(url, init);
    };
  });
  await page.goto(`${HOME}/about?q=secret&${CAMPAIGN}&gclid=1`, { referer: 'https://search.example/?q=secret' });
  await expect.poll(() => received).toEqual([VIEW]);
  await page.mouse.move(400, 400);
  await hydrateAll(page);
  await expectReady(page);
  expect(received).toHaveLength(1);
});

test('counts a missing page and each outcome', async ({ page, received }) => {
  await page.clock.install();
  await page.goto(`${HOME}/unknown`);
  const bodies = () => received.map(({ body }) => body);
  await expect.poll(bodies).toHaveLength(2);
  expect(bodies()).toEqual(expect.arrayContaining([outcome('pageview'), outcome('404')]));
  await stayOnPage(page);
  const links = page.getByRole('contentinfo');
  await links.locator('a[href^="tel:"]').click();
  await links.locator('a[href^="mailto:"]').click();
  await links.getByRole('link', { name: 'Healthcare' }).click();
  await expect.poll(bodies).toHaveLength(4);
  await button(page).click();
  await field(page).fill('zzzz');
  await expect(page.getByText('No results for “zzzz”').first()).toBeVisible();
  await page.clock.runFor(2000);
  await expect.poll(bodies).toHaveLength(5);
  expect(bodies().slice(2)).toEqual([
    outcome('Phone link'),
    outcome('E-mail link'),
    outcome('Search without a result', 'zzzz'),
  ]);

  await page.goto(`${HOME}/contact`);
  await hydrateAll(page);
  await expectReady(page);
  await fillIn(page);
  await submitButton(page).click();
  const later = () => received.slice(5).map(({ url, body }) => Object(body).name ?? url);
  expect(later()).toEqual(['pageview']);
  await page.clock.runFor(3000);
  await expect.poll(later).toEqual(['pageview', RECEIVER, 'Message sent']);
  await stayOnPage(page);
  // A form that sends nothing has such a link.
  await form(page).evaluate((element) => {
    const href = 'mailto:sales@spanwell.example?subject=Enquiry';
    element.append(Object.assign(document.createElement('a'), { href, textContent: 'Open as an email' }));
  });
  await form(page).getByRole('link', { name: 'Open as an email' }).click();
  await expect.poll(later).toEqual(['pageview', RECEIVER, 'Message sent', 'Form e-mail']);
  expect(JSON.stringify(bodies())).not.toContain('Lovelace');
});

test('sends nothing for a visitor who objects, from a preview or from this computer', async ({
  page,
  site,
  received,
}) => {
  for (const at of ['https://preview-7.example', site.origin, ORIGIN]) {
    if (at === ORIGIN)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
      );
    await page.goto(`${at}${BASE}/unknown`);
    await expectReady(page, '[data-start]');
    await stayOnPage(page);
    await page.getByRole('contentinfo').locator('a[href^="tel:"]').click();
  }
  expect(received).toEqual([]);
});

test('counts a page when a visitor sees it, and stays silent offline', async ({ page, received }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await page.goto(`${HOME}/about`);
  expect(received).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => received).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => received).toHaveLength(2);
  expect(received[1]).toEqual(received[0]);

  await stayOnPage(page);
  await page.route('https://plausible.io/**', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').locator('a[href^="tel:"]').click();
  // A rejection that nobody handles would be an error of the page, which fails the test.
  await failed;
});
