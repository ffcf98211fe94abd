import { frozenFile } from '../support/frozen';
import { targets } from '../support/links';
import { expect, main, open, test, wordsIn } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

const SLUGS = [
  'application-migration-iris',
  'application-development-circular-economy',
  'healthcare-integrations-assessment',
];

const study = (slug: string) => frozenFile(`case-studies/${slug}.md`).data;

test('the list has three cards, each leading to its study', async ({ page }) => {
  await open(page, '/case-study');
  await expect(main(page).getByRole('article')).toHaveCount(3);
  for (const slug of SLUGS) {
    const { title, description } = study(slug);
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(description);
    await expect(card.getByRole('img')).toHaveAccessibleName(/./);
    expect(new Set(await targets(card))).toEqual(new Set([`/case-study/${slug}`]));
  }
});

for (const slug of SLUGS) {
  test(`the drawing of ${slug} is in the first view`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/case-study/${slug}`);
    // Its last tenth is water.
    await expect(main(page).getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
  });

  test(`${slug} has its title, a picture and 500 words or more, and leads back to the list`, async ({ page }) => {
    await open(page, `/case-study/${slug}`);
    const article = main(page).getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(study(slug).title);
    await expect(article.getByRole('img').first()).toHaveAccessibleName(/./);
    expect(await wordsIn(article)).toBeGreaterThan(500);
    await article.getByRole('link', { name: 'Back to all case studies' }).click();
    await expect(page).toHaveURL('/case-study');
  });
}

test('the migration took 6 months in two steps', async ({ page }) => {
  await open(page, '/case-study/application-migration-iris');
  await expect(main(page).getByRole('article')).toContainText(/6 months/);
  await expect(main(page).getByRole('article')).toContainText(/two steps/i);
});

test('the sentence set large stays beside the text where a view has room for all of its column, and nowhere else', async ({
  page,
}) => {
  const quote = main(page)
    .getByText(study(SLUGS[0] ?? '').pullQuote)
    .first();
  // At 200 % a window of 1440 by 1100 px is one of 720 by 550.
  for (const [width, height, stays] of [
    [1440, 1100, true],
    [1440, 700, false],
    [720, 550, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/case-study/${SLUGS[0]}`);
    await main(page)
      .getByRole('heading', { name: 'Moving the traffic' })
      .evaluate((heading) => heading.scrollIntoView());
    if (stays) await expect(quote, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    else await expect(quote, `${width} x ${height}`).not.toBeInViewport();
  }
});
