/** The tables of docs/ that name tests, scripts and packages. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listTests, writeCoverage } from '../../scripts/support/coverage';

test('lists the tests of each requirement and of each criterion of WCAG in docs/', () => {
  const tests = listTests();
  for (const [file, text] of Object.entries(writeCoverage(tests)))
    expect(readFileSync(file, 'utf8'), 'run npm run manual').toBe(text);
  // A verb in the third person, such as "renders". Whether "links" is one in "links have a name" is for a review.
  const withoutVerb = tests.map(({ title }) => title).filter((title) => !/^[a-z]+s\b(?! (are|have)\b)/.test(title));
  expect(withoutVerb, 'titles that do not begin with a verb').toEqual([]);
});

test('lists every script and package of package.json in docs/, and no other', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const listed = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();
  expect(listed('docs/commands.md', /^\| `npm (?:run )?([\w:]+)/gm)).toEqual(Object.keys(scripts).sort());
  const rows = (readFileSync('docs/packages.md', 'utf8').match(/^\| .*? \|/gm) ?? []).join('');
  const packages = [...rows.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort();
  expect(packages).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
