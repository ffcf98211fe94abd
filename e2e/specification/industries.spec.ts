import { fixtureFile } from '../support/content';
import { readMain } from '../support/html';
import { expect, test } from '../support/test';

const SLUGS = ['life-sciences', 'healthcare', 'financial-services', 'data-analytics', 'integration-services'];

for (const slug of SLUGS) {
  test(`has a hero on /${slug}, two lists of challenges, capabilities and partnership cards`, ({ site }) => {
    const { data: industry } = fixtureFile(`industries/${slug}.md`);
    const { challengesSection: challenges, capabilitiesSection: capabilities, partnershipSection } = industry;
    const page = readMain(site, `/${slug}`);
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
