import { mainOf } from '../support/html';
import { expect, test } from '../support/test';

const PATH = '/about';

test('has a hero and the brand story', ({ site }) => {
  const main = mainOf(site, PATH);
  expect(main.first('h1').text).toBe('One span, two shores');
  expect(main.text).toContain(
    'We connect technology that never stops changing with a business that cannot stop running.',
  );
  expect(main.headings).toContain('Why we talk about bridges');
});

test('the story says 15+ years and four countries', ({ site }) => {
  expect(mainOf(site, PATH).text).toMatch(
    /15\+ years[\s\S]*across four countries|across four countries[\s\S]*15\+ years/,
  );
});

test("the 'Our Directions' panel has the three targets for 2025", ({ site }) => {
  const panel = mainOf(site, PATH).section('Our Directions');
  expect(panel.says('2025')).toBe(true);
  expect(panel.all('li').flatMap(({ headings }) => headings)).toEqual([
    'Develop products in healthcare and financial markets',
    'Build a healthcare practice',
    'Achieve excellence in cyber security compliance and implementation',
  ]);
});

for (const [title, target] of [
  ['Recruitment and Allied Services', '/staff-augmentation'],
  ['Life Sciences', '/life-sciences'],
  ['Data Analytics', '/data-analytics'],
  ['Cyber Security', '/cyber-security'],
] as const) {
  test(`the card ${title} leads to ${target}`, ({ site }) => {
    expect(mainOf(site, PATH).item(title).targets).toEqual([target]);
  });
}

test('there are four cards', ({ site }) => {
  expect(mainOf(site, PATH).section('Four places to start').all('li')).toHaveLength(4);
});

test("the 'Get In Touch' call to action leads to /contact", ({ site }) => {
  expect(mainOf(site, PATH).links).toContainEqual(['Get In Touch', '/contact']);
});
