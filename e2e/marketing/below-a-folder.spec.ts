/** The site below a folder, for a host without headers. invariants/links.spec.ts verifies every URL in it. */
import { readCanonical } from '../support/export';
import { BASE } from '../support/marketing';
import { DESKTOP, expect, header, open, test } from '../support/test';

const ORIGIN = 'https://www.spanwell.example';

test('renders new files as pages, with sibling links, and names the folder once in the feed', ({ site }) => {
  expect(site.page('/mining')).toContain(`<title>Mining and Resources | ${site.name}</title>`);
  expect(site.page('/mining')).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}/mining">`);
  expect(site.page('/mes')).toMatch(/<h1[^>]*>MES<\/h1>/);
  expect(site.page('/mes')).toContain('Coming Soon');
  expect(site.page('/life-sciences'), 'its neighbours link to it').toContain(`href="${BASE}/mining"`);
  expect(site.page('/edi'), 'its neighbours link to it').toContain(`href="${BASE}/mes"`);
  const feed = site.read('feed.xml');
  const [image = ''] = /https:[^"\s)]*\/pictures\/beside-[^"\s)\\]*/.exec(feed) ?? [];
  expect(image).toContain(`${ORIGIN}${BASE}/pictures/`);
  expect(site.fileFor(new URL(image).pathname)).toBeDefined();
  expect(feed).not.toContain(`${BASE}${BASE}`);
});

test('redirects an old URL, below the folder, under the policy of all pages', ({ site }) => {
  const html = site.read('talk-to-us.html');
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${BASE}/contact">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(readCanonical(html)).toBe(`${ORIGIN}${BASE}/contact`);
  expect(html).toContain(`<a href="${BASE}/contact">`);
  expect(html).toContain('http-equiv="Content-Security-Policy"');
  expect(html).not.toMatch(/<script|style=|<style/);
  expect(site.routes).not.toContain('/talk-to-us');
  expect(site.read('sitemap.xml')).not.toContain('/talk-to-us');
});

test('hydrates, links and searches under the policy of its pages', async ({ page, site }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, `${BASE}/about`);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /default-src 'none'/,
  );
  await header(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}${BASE}/blog`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('phishing');
  const hit = page
    .getByRole('dialog')
    .getByRole('link', { name: /Cyber security training/ })
    .first();
  await expect(hit).toHaveAttribute('href', `${BASE}/cyber-security-training`);
  await hit.click();
  await expect(page).toHaveURL(`${site.origin}${BASE}/cyber-security-training`);
});

test('counts a page at its domain with the folder, under the policy of its pages', async ({ page, site }) => {
  const counted: string[] = [];
  await page.route('https://plausible.io/api/event', (route) => {
    counted.push(route.request().postDataJSON().url);
    return route.fulfill({ status: 202 });
  });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname }) });
  });
  await page.goto(`${ORIGIN}${BASE}/about`);
  await expect.poll(() => counted).toEqual([`${ORIGIN}${BASE}/about`]);
  // A request for an icon may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(site.page('/privacy')).toContain('with Plausible, which runs at plausible.io.');
});
