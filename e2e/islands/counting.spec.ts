/** Counting of page views and outcomes: requests as Plausible documents them, to a receiver on this machine. */
import type { Page } from '@playwright/test';
import { fillIn, form, submitButton } from '../support/contact';
import { ORIGIN, test } from '../support/counting';
import { renderDelivery } from '../support/delivery';
import { button, field } from '../support/search';
import { answerElsewhere, expect, expectReady, hydrateAll } from '../support/test';

const CAMPAIGN = 'utm_source=mail&utm_campaign=spring';

/** The documented example, less what identifies a device. https://plausible.io/docs/events-api */
const VIEW = {
  method: 'POST',
  // Needs no preflight request.
  type: 'text/plain;charset=UTF-8',
  path: '/api/event',
  cookie: '',
  body: {
    name: 'pageview',
    domain: 'spanwell.example',
    url: `https://www.spanwell.example/about?${CAMPAIGN}`,
    referrer: 'https://search.example',
  },
};

/** Returns the body of an outcome on /unknown. */
const outcome = (name: string, term?: string) => ({
  name,
  domain: 'spanwell.example',
  url: 'https://www.spanwell.example/unknown',
  referrer: '',
  ...(term && { props: { term } }),
});

/** Prevents that a link opens another page, or a program for e-mails or calls. */
const stayOnPage = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()),
  );

test('counts a page view once, without a cookie and without the query', async ({ page, serve, receiver }) => {
  await serve();
  await page.context().addCookies([{ name: 'own', value: 'secret', url: receiver.url }]);
  await page.goto(`${ORIGIN}/about?q=secret&${CAMPAIGN}&gclid=1`, { referer: 'https://search.example/?q=secret' });
  await expect.poll(() => receiver.received).toEqual([VIEW]);
  await page.mouse.move(400, 400);
  await page.evaluate(hydrateAll);
  await expectReady(page);
  expect(receiver.received).toHaveLength(1);
});

test('counts a missing page, links, an empty search, a message and the form opened as an e-mail', {
  tag: '@all',
}, async ({ page, serve, receiver }) => {
  await answerElsewhere(page);
  await serve();
  await page.clock.install();
  await page.goto(`${ORIGIN}/unknown`);
  const bodies = () => receiver.received.map(({ body }) => body);
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

  await page.goto(`${ORIGIN}/contact`);
  await page.evaluate(hydrateAll);
  await fillIn(page);
  await submitButton(page).click();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  await stayOnPage(page);
  await form(page).getByRole('link', { name: 'email', exact: false }).last().click();
  const names = () => receiver.received.slice(5).map(({ body }) => Object(body).name);
  await expect.poll(names).toEqual(['pageview', 'Message sent', 'Form e-mail']);
  expect(JSON.stringify(receiver.received)).not.toContain('Lovelace');
});

test('counts a message once the receiver of the form has accepted it', { tag: '@all' }, async ({
  page,
  site,
  serve,
  receiver,
}) => {
  await answerElsewhere(page);
  await serve({ change: () => renderDelivery(site, `${receiver.url}/messages`) });
  await page.clock.install();
  await page.goto(`${ORIGIN}/contact`);
  await page.evaluate(hydrateAll);
  await expectReady(page);
  await fillIn(page);
  await submitButton(page).click();
  const paths = () => receiver.received.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths()).toEqual(['/api/event']);
  await page.clock.runFor(3000);
  await expect.poll(paths).toEqual(['/api/event', '/messages', '/api/event']);
  expect(receiver.received.at(-1)?.body).toMatchObject({ name: 'Message sent', url: `${ORIGIN}/contact` });
});

test('sends nothing for a visitor who objects, from a preview or from this computer', { tag: '@all' }, async ({
  page,
  site,
  serve,
  receiver,
}) => {
  for (const at of ['https://preview-7.example', site.origin, ORIGIN]) {
    await serve({ at });
    if (at === ORIGIN)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
      );
    await page.goto(`${at}/unknown`);
    await expectReady(page, '[data-start]');
    await stayOnPage(page);
    await page.getByRole('contentinfo').locator('a[href^="tel:"]').click();
  }
  expect(receiver.received).toEqual([]);
});

test('counts a prerendered page once a visitor sees it, again when the back/forward cache restores it, and stays silent offline', {
  tag: '@all',
}, async ({ page, serve, receiver }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await serve();
  await page.goto(`${ORIGIN}/about`);
  expect(receiver.received).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => receiver.received).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => receiver.received).toHaveLength(2);
  expect(receiver.received[1]).toEqual(receiver.received[0]);

  await stayOnPage(page);
  const rejections = await page.evaluateHandle(() => {
    const reasons: unknown[] = [];
    addEventListener('unhandledrejection', ({ reason }) => reasons.push(String(reason)));
    return reasons;
  });
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').locator('a[href^="tel:"]').click();
  await failed;
  await page.context().setOffline(false);
  expect(await rejections.jsonValue()).toEqual([]);
});

test('adds no code to a site that does not count', ({ site }) => {
  const islands = site.files.filter((file) => file.startsWith('_islands/'));
  expect(islands.length).toBeGreaterThan(5);
  expect(islands.filter((file) => /countOutcome|Message sent/.test(site.read(file)))).toEqual([]);
});
