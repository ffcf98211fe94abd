import { mainOf, PLACEHOLDER, placeholderOf } from '../support/html';
import { expect, test } from '../support/test';

const SERVICES = [
  'Application Development',
  'Customer Experience',
  'Integration',
  'Data Analytics',
  'Cloud Infrastructure',
  'ERP',
];

test('has what we do and the approach', ({ site }) => {
  const main = mainOf(site, '/it-services');
  expect(main.headings).toEqual(expect.arrayContaining(['What we do', 'Our approach']));
  for (const text of ['We design, build, connect and look after the systems', 'So we plan for live traffic.'])
    expect(main.text).toContain(text);
  for (const title of ['Survey', 'Design', 'Build', 'Open and maintain'])
    expect(main.item(title).text).toContain(title);
});

test('has six service cards, each with a Learn more that leads nowhere', ({ site }) => {
  const main = mainOf(site, '/it-services');
  for (const title of SERVICES) {
    const links = main
      .item(title)
      .all('a')
      .filter(({ name }) => /^Learn more/.test(name));
    expect(links.map(placeholderOf), title).toEqual([PLACEHOLDER]);
  }
  expect(main.links.filter(([name]) => /^Learn more/.test(name))).toHaveLength(6);
});

test('/services shows the same page as /it-services', ({ site }) => {
  expect(mainOf(site, '/services').text).toBe(mainOf(site, '/it-services').text);
  expect(mainOf(site, '/services').links).toEqual(mainOf(site, '/it-services').links);
});
