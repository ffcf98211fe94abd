/** docs/wcag.md: every criterion of WCAG 2.2 A and AA, and what holds it. */
import { existsSync, readFileSync } from 'node:fs';
import { textOf } from '../support/export';
import { expect, test } from '../support/test';

/** The criteria by level, as the recommendation numbers them: https://www.w3.org/TR/WCAG22/ */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
  '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const rows = readFileSync('docs/wcag.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, criterion = '', level = '', how = '', held = '', ...rest] = line.split('|').map((cell) => cell.trim());
    return { criterion, level, how, held, isWhole: rest.length === 1 };
  });
const numbered = (level: string) =>
  rows.filter((row) => row.level === level).map(({ criterion }) => criterion.split(' ')[0]);

test('all 55 criteria stand in the table once, each with its level', () => {
  expect(numbered('A').sort()).toEqual(A.split(' ').sort());
  expect(numbered('AA').sort()).toEqual(AA.split(' ').sort());
  expect([...numbered('A'), ...numbered('AA')]).toHaveLength(55);
});

test('no cell is empty, and what holds a criterion is a file that exists, the construction, or nothing to hold', () => {
  for (const { criterion, how, held, isWhole } of rows) {
    expect(isWhole, `${criterion}: four cells`).toBe(true);
    expect(how, criterion).toMatch(/\w{3}/);
    if (held === 'by construction' || held === 'not applicable') continue;
    for (const name of held.split(', ')) {
      expect(name, criterion).toMatch(/^`[\w/-]+\.spec\.ts`$/);
      const file = `e2e/${name.slice(1, -1)}`;
      expect(existsSync(file), `${criterion}: ${file}`).toBe(true);
    }
  }
});

test('the statement says what the table says', ({ site }) => {
  const statement = textOf(site.page('/accessibility'));
  const inTwoLevels = rows.filter(({ level }) => level !== 'AAA');
  const without = inTwoLevels.filter(({ held }) => held === 'not applicable');
  expect(statement).toContain(`Levels A and AA are ${inTwoLevels.length} criteria`);
  expect(statement).toContain(`${without.length} do not apply`);
  const further = rows.filter(({ level }) => level === 'AAA').map(({ criterion }) => criterion);
  const [, named = ''] = /Of level AAA, these hold as well: (.*?)\. We do/.exec(statement) ?? [];
  expect(named.split(/, | and /)).toEqual(further);
  // Times of the specification.
  expect(statement).toContain('closes after 4 or 5 seconds');
});

test('no link opens a window of its own', ({ site }) => {
  const found = site.pageFiles.filter((file) => /<(a|form)\s[^>]*target="/.test(site.read(file)));
  expect(found).toEqual([]);
});

test('no page has what the table calls not applicable', ({ site }) => {
  const without =
    /<(audio|video|track|object|embed|marquee|blink|bgsound)[\s>]|http-equiv="refresh"|\saccesskey=|type="password"/i;
  const found = site.pageFiles.filter((file) => without.test(site.read(file)));
  expect(found).toEqual([]);
  const scripts = site.files.filter((file) => /^_next\/.*\.js$/.test(file));
  const motion = scripts.filter((file) => /["'](devicemotion|deviceorientation)["']/.test(site.read(file)));
  expect(motion).toEqual([]);
});
