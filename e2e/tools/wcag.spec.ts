/** docs/wcag.yml lists every criterion of WCAG 2.2 A and AA; `npm run wcag` renders the table and OpenACR from it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { openAcr, parseCriteria, withCriteria } from '../../scripts/support/wcag';
import { textOf } from '../support/export';
import { expect, test } from '../support/test';

/** The criteria by level, as the recommendation numbers them: https://www.w3.org/TR/WCAG22/ */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
  '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const source = parseCriteria(readFileSync('docs/wcag.yml', 'utf8'));
const { criteria } = source;
const numbered = (wanted: string) => criteria.filter(({ level }) => level === wanted).map(({ num }) => num);

test('lists all 55 criteria once, each with its level', () => {
  expect(numbered('A').sort()).toEqual(A.split(' ').sort());
  expect(numbered('AA').sort()).toEqual(AA.split(' ').sort());
});

test('renders the tables and the report for programs from the list', () => {
  const table = readFileSync('docs/wcag.md', 'utf8');
  expect(table.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(criteria.length);
  expect(withCriteria(table, source), 'run npm run wcag').toBe(table);
  expect(openAcr(source), 'run npm run wcag').toBe(readFileSync('docs/openacr.yaml', 'utf8'));
});

test('publishes valid OpenACR', () => {
  const schema = z.fromJSONSchema(JSON.parse(readFileSync('e2e/fixtures/openacr/openacr-0.1.0.json', 'utf8')));
  const report = parse(readFileSync('docs/openacr.yaml', 'utf8'), { version: '1.1' });
  expect(schema.safeParse(report).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...report, author: {} }).success, 'the schema finds a missing address').toBe(false);
});

test('repeats the figures of the table in the statement', ({ site }) => {
  const statement = textOf(site.page('/accessibility'));
  const inTwoLevels = criteria.filter(({ level }) => level !== 'AAA');
  const without = inTwoLevels.filter(({ adherence }) => adherence === 'not-applicable');
  expect(statement).toContain(`Levels A and AA are ${inTwoLevels.length} criteria`);
  expect(statement).toContain(`${without.length} do not apply`);
  const further = criteria.filter(({ level }) => level === 'AAA').map(({ num, name }) => `${num} ${name}`);
  const [, named = ''] = /Of level AAA, these hold as well: (.*?)\. We do/.exec(statement) ?? [];
  expect(named.split(/, | and /)).toEqual(further);
  // Times of the specification.
  expect(statement).toContain('closes after 4 or 5 seconds');
});

test('has nothing that the table calls not applicable, no new window and no style for an orientation', ({ site }) => {
  const without =
    /<(audio|video|track|object|embed|marquee|blink|bgsound)[\s>]|http-equiv="refresh"|\saccesskey=|type="password"|<(a|form)\s[^>]*target="/i;
  expect(site.pageFiles.filter((file) => without.test(site.read(file)))).toEqual([]);
  const scripts = site.files.filter((file) => /^_islands\/.*\.js$/.test(file));
  expect(scripts.filter((file) => /["'](devicemotion|deviceorientation)["']/.test(site.read(file)))).toEqual([]);
  const sheets = site.files.filter((file) => /^_next\/.*\.css$/.test(file));
  expect(sheets.length * scripts.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => /orientation\s*:/.test(site.read(file)))).toEqual([]);
});
