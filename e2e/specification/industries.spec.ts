import { frozenFile } from '../support/frozen';
import { mainOf } from '../support/html';
import { expect, main, open, test } from '../support/test';

const SLUGS = ['life-sciences', 'healthcare', 'financial-services', 'data-analytics', 'integration-services'];

for (const slug of SLUGS) {
  test(`/${slug} has a hero, two lists of challenges, capabilities and partnership cards`, ({ site }) => {
    const { data: industry } = frozenFile(`industries/${slug}.md`);
    const { challengesSection: challenges, capabilitiesSection: capabilities, partnershipSection } = industry;
    const page = mainOf(site, `/${slug}`);
    expect(page.first('h1').text).toBe(industry.heroTitle);
    const texts = [challenges.introText, challenges.transitionText, challenges.closingText];
    for (const text of [industry.heroSubtitle, ...texts, capabilities.introText, capabilities.closingText])
      expect(page.says(text), text).toBe(true);
    const lists = page.all('ul').map((list) => list.all('li').map(({ text }) => text));
    for (const list of [challenges.firstList, challenges.secondList]) expect(lists).toContainEqual(list);
    const headings = page.all('h2').map(({ text }) => text);
    for (const { heading } of [challenges, capabilities, partnershipSection]) expect(headings).toContain(heading);
    for (const { title, description } of [...capabilities.capabilities, ...partnershipSection.services])
      expect(
        page.all('li').filter((item) => item.headings.includes(title) && item.text.includes(description)),
        title,
      ).toHaveLength(1);
  });
}

for (const slug of ['life-sciences', 'financial-services']) {
  test(`/${slug} claims 99.99% uptime and products scheduled for release in 2023`, ({ site }) => {
    const { text } = mainOf(site, `/${slug}`);
    expect(text).toMatch(/99\.99%.*uptime|uptime.*99\.99%/);
    expect(text).toMatch(/(scheduled|planned)[^.]*release[^.]*2023|release[^.]*(scheduled|planned)[^.]*2023/);
  });
}

test('the five pages differ in substance: hardly a sentence stands on two of them', ({ site }) => {
  const sentences = SLUGS.map((slug) => {
    const { text } = mainOf(site, `/${slug}`);
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
