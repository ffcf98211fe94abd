/** docs/wcag.yml lists every criterion of WCAG 2.2 A and AA, and agrees with the statement at /accessibility. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { textOf } from '../support/export';
import { expect, test } from '../support/test';

type Criterion = { num: string; name: string; level: string; applies?: false };
const criteria: readonly Criterion[] = parse(readFileSync('docs/wcag.yml', 'utf8'));

test('lists the 31 criteria of level A and the 24 of level AA once', () => {
  // https://www.w3.org/TR/WCAG22/
  const numbers = (wanted: string) => new Set(criteria.filter(({ level }) => level === wanted).map(({ num }) => num));
  expect([numbers('A').size, numbers('AA').size]).toEqual([31, 24]);
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(criteria.length);
});

test('repeats the figures of the table in the statement', ({ site }) => {
  const statement = textOf(site.page('/accessibility'));
  const inTwoLevels = criteria.filter(({ level }) => level !== 'AAA');
  const without = inTwoLevels.filter(({ applies }) => applies === false);
  expect(statement).toContain(`Levels A and AA are ${inTwoLevels.length} criteria`);
  expect(statement).toContain(`${without.length} do not apply`);
  const further = criteria.filter(({ level }) => level === 'AAA').map(({ num, name }) => `${num} ${name}`);
  const [, named = ''] = /Of level AAA, these hold as well: (.*?)\. We do/.exec(statement) ?? [];
  expect(named.split(/, | and /)).toEqual(further);
  // Times of the specification.
  expect(statement).toContain('closes after 4 or 5 seconds');
});

const RULED_OUT = [
  '1.2.1',
  '1.2.2',
  '1.2.3',
  '1.2.4',
  '1.2.5',
  '1.3.4',
  '1.4.2',
  '2.3.1',
  '2.3.2',
  '2.5.4',
  '3.2.5',
  '3.3.8',
];

test('has no sound, film, password, motion sensor, new window, endless animation or style for an orientation', {
  tag: RULED_OUT.map((num) => `@wcag-${num}`),
}, ({ site }) => {
  const without =
    /<(audio|video|track|object|embed|marquee|blink|bgsound)[\s>]|http-equiv="refresh"|\saccesskey=|type="password"|<(a|form)\s[^>]*target="/i;
  expect(site.pageFiles.filter((file) => without.test(site.read(file)))).toEqual([]);
  const scripts = site.files.filter((file) => /^_islands\/.*\.js$/.test(file));
  expect(scripts.filter((file) => /["'](devicemotion|deviceorientation)["']/.test(site.read(file)))).toEqual([]);
  const sheets = site.files.filter((file) => /^_next\/.*\.css$/.test(file));
  expect(sheets.length * scripts.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => /orientation\s*:/.test(site.read(file)))).toEqual([]);
  const illustrations = site.files.filter((file) => file.endsWith('.svg'));
  expect([...sheets, ...illustrations].filter((file) => /\binfinite\b|"indefinite"/.test(site.read(file)))).toEqual([]);
});
