import { mainOf } from '../support/html';
import { expect, test } from '../support/test';

test('has a hero and the brand story, with 15+ years and four countries', ({ site }) => {
  const main = mainOf(site, '/about');
  expect(main.first('h1').text).toBe('One span, two shores');
  expect(main.text).toContain(
    'We connect technology that never stops changing with a business that cannot stop running.',
  );
  expect(main.headings).toContain('Why we talk about bridges');
  expect(main.text).toMatch(/15\+ years.*across four countries|across four countries.*15\+ years/);
});

test("the 'Our Directions' panel has the three targets for 2025", ({ site }) => {
  const panel = mainOf(site, '/about').section('Our Directions');
  expect(panel.says('2025')).toBe(true);
  expect(panel.all('li').flatMap(({ headings }) => headings)).toEqual([
    'Develop products in healthcare and financial markets',
    'Build a healthcare practice',
    'Achieve excellence in cyber security compliance and implementation',
  ]);
});

test('four cards lead to their pages, and Get In Touch to /contact', ({ site }) => {
  const main = mainOf(site, '/about');
  const cards = main.section('Four places to start').all('li');
  expect(cards.map((card) => [card.headings[0], ...card.targets])).toEqual([
    ['Recruitment and Allied Services', '/staff-augmentation'],
    ['Life Sciences', '/life-sciences'],
    ['Data Analytics', '/data-analytics'],
    ['Cyber Security', '/cyber-security'],
  ]);
  expect(main.links).toContainEqual(['Get In Touch', '/contact']);
});
