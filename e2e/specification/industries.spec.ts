import { textOf } from '../support/export';
import { frozenFile } from '../support/frozen';
import { itemOf } from '../support/links';
import { expect, main, open, test } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

const SLUGS = ['life-sciences', 'healthcare', 'financial-services', 'data-analytics', 'integration-services'];

for (const slug of SLUGS) {
  test(`/${slug} has a hero, two lists of challenges, capabilities and partnership cards`, async ({ page }) => {
    const { data: industry } = frozenFile(`industries/${slug}.md`);
    const { challengesSection: challenges, capabilitiesSection: capabilities, partnershipSection } = industry;
    await open(page, `/${slug}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(industry.heroTitle);
    const texts = [challenges.introText, challenges.transitionText, challenges.closingText];
    for (const text of [industry.heroSubtitle, ...texts, capabilities.introText, capabilities.closingText]) {
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    }
    for (const list of [challenges.firstList, challenges.secondList]) {
      const shown = main(page)
        .getByRole('list')
        .filter({ hasText: list[0] ?? '' });
      await expect(shown.getByRole('listitem')).toHaveText(list);
    }
    for (const { heading } of [challenges, capabilities, partnershipSection]) {
      await expect(main(page).getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
    }
    for (const { title, description } of [...capabilities.capabilities, ...partnershipSection.services]) {
      await expect(itemOf(main(page), title).filter({ hasText: description })).toHaveCount(1);
    }
  });
}

for (const slug of ['life-sciences', 'financial-services']) {
  test(`/${slug} claims 99.99% uptime and products scheduled for release in 2023`, async ({ page }) => {
    await open(page, `/${slug}`);
    await expect(main(page)).toContainText(/99\.99%[\s\S]*uptime|uptime[\s\S]*99\.99%/);
    await expect(main(page)).toContainText(
      /(scheduled|planned)[^.]*release[^.]*2023|release[^.]*(scheduled|planned)[^.]*2023/,
    );
  });
}

test('the five pages differ in substance: hardly a sentence stands on two of them', ({ site }) => {
  const sentences = SLUGS.map((slug) => {
    const html = site.page(`/${slug}`);
    const text = textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
    return new Set(text.split(/(?<=[.?!:]) /).filter((sentence) => sentence.length > 40));
  });
  for (const [index, own] of sentences.entries()) {
    expect(own.size).toBeGreaterThan(15);
    for (const other of sentences.slice(index + 1)) {
      // What they share is the call to action, which is one text for all.
      expect([...own].filter((sentence) => other.has(sentence)).length).toBeLessThanOrEqual(3);
    }
  }
});

test('what is seen and what is behind it stand side by side, their first lines level; on a phone one after the other', async ({
  page,
}) => {
  const { data: industry } = frozenFile('industries/healthcare.md');
  const { firstList, secondList } = industry.challengesSection;
  const placeOf = (words: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ hasText: words })
      .evaluate((item) => {
        const { x, y } = item.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      });
  for (const [width, isBeside] of [
    [1440, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/healthcare');
    const [first, second] = [await placeOf(firstList[0]), await placeOf(secondList[0])];
    expect(first.y === second.y, `level at ${width}`).toBe(isBeside);
    expect(first.x === second.x, `in one column at ${width}`).toBe(!isBeside);
  }
});
