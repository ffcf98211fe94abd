import { fixtureFile } from '../support/content';
import { readMain } from '../support/html';
import { expect, main, test } from '../support/test';

const SLUGS = [
  'application-migration-iris',
  'application-development-circular-economy',
  'healthcare-integrations-assessment',
];

const study = (slug: string) => fixtureFile(`case-studies/${slug}.md`).data;

test('lists three cards, each with a link to its study', ({ site }) => {
  const list = readMain(site, '/case-study');
  expect(list.all('article')).toHaveLength(3);
  for (const slug of SLUGS) {
    const card = list.article(study(slug).title);
    expect(card.text).toContain(study(slug).description);
    expect(card.first('img').name, 'the title next to it is the link').toBe('');
    expect(new Set(card.targets)).toEqual(new Set([`/case-study/${slug}`]));
  }
});

test('shows each study with its title, an image and 500 words or more, and a link back to the list', ({ site }) => {
  for (const slug of SLUGS) {
    const article = readMain(site, `/case-study/${slug}`).first('article');
    expect(article.first('h1').text).toBe(study(slug).title);
    expect(article.first('img').name).toMatch(/./);
    expect(article.text.split(' ').length, slug).toBeGreaterThan(500);
    expect(article.links).toContainEqual(['Back to all case studies', '/case-study']);
  }
});

test('turns the bridge of IRIS step by step, and marks the way back in the table', async ({ page, site, requests }) => {
  await page.goto(site.path(`/case-study/${SLUGS[0]}`));
  const figure = main(page).locator('figure.states');
  const cells = main(page)
    .getByRole('row', { name: /^The way back/ })
    .getByRole('cell');
  const grounds = () => cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).backgroundColor));
  const [plain] = await grounds();
  expect(await grounds()).toEqual([plain, plain]);
  await expect(figure.getByText('The old platform')).toBeVisible();
  await figure.getByRole('radio', { name: 'Before' }).focus();
  for (const [index, text] of ['The ground moves.', 'The traffic follows'].entries()) {
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByText(text)).toBeVisible();
    await expect(figure.locator('svg:visible')).toHaveCount(1);
    const marked = (await grounds()).map((ground) => ground !== plain);
    expect(marked).toEqual([index === 0, index === 1]);
  }
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);

  const quote = main(page)
    .getByText(study(SLUGS[0] ?? '').pullQuote)
    .first();
  for (const [height, stays] of [
    [1100, true],
    [700, false],
  ] as const) {
    await page.setViewportSize({ width: 1440, height });
    await main(page)
      .getByRole('heading', { name: 'Step two: moving the connections' })
      .evaluate((heading) => heading.scrollIntoView());
    if (stays) await expect(quote).toBeInViewport({ ratio: 1 });
    else await expect(quote).not.toBeInViewport();
  }
});
