/** docs/wcag.yml lists every criterion of WCAG 2.2 A and AA; `npm run wcag` renders the table and OpenACR from it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { openAcr, parseCriteria, withCriteria } from '../../scripts/support/wcag';
import { textOf } from '../support/export';
import { expect, test } from '../support/test';

const source = parseCriteria(readFileSync('docs/wcag.yml', 'utf8'));
const { criteria } = source;

test('lists the 31 criteria of level A and the 24 of level AA once', () => {
  // https://www.w3.org/TR/WCAG22/
  const numbers = (wanted: string) => new Set(criteria.filter(({ level }) => level === wanted).map(({ num }) => num));
  expect([numbers('A').size, numbers('AA').size]).toEqual([31, 24]);
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(criteria.length);
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
