/** The tables that name tests: docs/spec-coverage.md, e2e/controls.yml, docs/wcag.yml. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

const CLI = createRequire(import.meta.url).resolve('@playwright/test/cli');

test('names a test of npm test in every row of the specification', () => {
  const rows = readFileSync('docs/spec-coverage.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Row |'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(100);
  // Only the named files: listing all takes as long as some tests.
  const files = new Set(rows.map(([, , file = '']) => `e2e/${file}`));
  const env = { ...process.env, TEST_SUITE: '' };
  const list = execFileSync(process.execPath, [CLI, 'test', '--list', ...files], {
    encoding: 'utf8',
    stdio: 'pipe',
    env,
  })
    .split('\n')
    .map((line) => line.replace(/^ *\[[^\]]*\] › /, ''));
  const lost = rows.filter(
    ([, row, file = '', title = '']) =>
      !row || !file || !title || !list.some((line) => line.startsWith(`${file}:`) && line.includes(title)),
  );
  expect(lost.map(([, ...cells]) => cells.join(' | '))).toEqual([]);
});

function exists(reference: string): boolean {
  const [name = '', title = ''] = reference.split(/: (.*)/);
  const file = `e2e/${name.replace(/(\.spec\.ts)?$/, '.spec.ts')}`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}

test('names tests that exist at every criterion of WCAG', () => {
  const { criteria } = parse(readFileSync('docs/wcag.yml', 'utf8'));
  const named = criteria.flatMap(({ num, tests = [] }: { num: string; tests?: string[] }) =>
    tests.map((one) => [num, one]),
  );
  expect(named.filter(([, reference]: [string, string]) => !exists(reference))).toEqual([]);
});

const USERS =
  'keyboard, pointer, touch, voice, screen reader, 400 %, text spacing, forced colours, reduced motion, no script';

test('has a promise of every control to each kind of user, with tests that exist', () => {
  const controls: Record<string, Record<string, { claim: string; tests: string[] }>> = parse(
    readFileSync('e2e/controls.yml', 'utf8'),
  );
  expect(Object.keys(controls).length).toBeGreaterThan(12);
  for (const [control, promises] of Object.entries(controls)) {
    expect.soft(Object.keys(promises).join(', '), control).toBe(USERS);
    for (const [user, { tests }] of Object.entries(promises)) {
      expect.soft(tests.length, `${control}, ${user}`).toBeGreaterThan(0);
      expect
        .soft(
          tests.filter((reference) => !exists(reference)),
          `${control}, ${user}`,
        )
        .toEqual([]);
    }
  }
});

test('docs/commands.md lists every script of package.json, and no other', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const listed = [...readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(
    ([, name]) => name,
  );
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('docs/packages.md lists every package of package.json, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = readFileSync('docs/packages.md', 'utf8').match(/^\| .*? \|/gm) ?? [];
  const listed = [...rows.join('').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
