/** Texts on pages and in feeds: malicious input, a page of the editor, the contact form. */
import { RECEIVER } from '../support/edits';
import { readMain } from '../support/html';
import { MALICIOUS, MALICIOUS_FIELDS } from '../support/malicious';
import { BASE, EDITOR_PAGE } from '../support/marketing';
import { settle } from '../support/observers';
import { expect, test } from '../support/test';

test(`runs nothing of ${MALICIOUS.length} malicious texts and fields, and keeps the words around them`, async ({
  page,
}) => {
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  for (const path of ['/blog', '/blog/hostile']) {
    await page.goto(`${BASE}${path}`);
    await page.evaluate(settle);
    const foreign = page.locator('main :is(iframe, object, embed, svg script, math, form, style, link)');
    await expect(foreign).toHaveCount(0);
    const attributes = await page
      .locator('main *')
      .evaluateAll((elements) =>
        elements.flatMap((element) => [...element.attributes].map(({ name, value }) => [name, value] as const)),
      );
    expect(attributes.filter(([name]) => name.startsWith('on') || name === 'style')).toEqual([]);
    const urls = attributes.filter(([name]) => name === 'href' || name === 'src').map(([, value]) => value);
    expect(urls.filter((url) => !/^(\/|#|https:)/.test(url))).toEqual([]);
  }
  const words = (await page.locator('main').textContent()) ?? '';
  for (const index of MALICIOUS.keys())
    for (const word of ['before', 'between', 'after'])
      expect(words, MALICIOUS[index]).toMatch(new RegExp(`${word}-${index}(?!\\d)`));
  expect(hits, 'hit() was never called').toBe(0);
  expect(await page.title()).toContain(MALICIOUS_FIELDS.title);
});

test('lists a page of the editor in the menu, the sitemap, the search and llms.txt', ({ site }) => {
  expect(site.page(`/${EDITOR_PAGE}`)).toContain('Work on what carries weight');
  expect(site.page(`/${EDITOR_PAGE}`)).toMatch(/<img[^>]* src="\/site\/pictures\/team-photo-[^"]*" /);
  const menu = /<header[\s\S]*?<\/header>/.exec(site.page('/'))?.[0];
  expect(menu).toContain(`href="${BASE}/${EDITOR_PAGE}"`);
  expect(site.read('sitemap.xml')).toContain(`${BASE}/${EDITOR_PAGE}</loc>`);
  expect(site.read('llms.txt')).toContain(`${BASE}/${EDITOR_PAGE}`);
  const { pages } = JSON.parse(site.read('search.json'));
  const text = expect.stringContaining('Work on what carries weight');
  expect(pages).toContainEqual(expect.objectContaining({ path: `/${EDITOR_PAGE}`, text }));
});

test('posts a contact form to its receiver, allows it in the policy, and names it on the privacy page', ({ site }) => {
  const { origin, host } = new URL(RECEIVER);
  const contact = site.page('/contact');
  expect(readMain(site, '/contact').all('form', { method: 'post', action: RECEIVER })).toHaveLength(1);
  expect(contact).toContain(`connect-src 'self' ${origin} https://plausible.io https://www.openstreetmap.org;`);
  expect(contact).toContain(`form-action 'self' ${origin};`);
  expect(contact).toContain(`Sent to ${host}.`);
  expect(site.page('/privacy')).toContain(`your message to ${host},`);
});
