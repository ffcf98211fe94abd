/** The tables that name tests, scripts and packages: docs/spec-coverage.md, docs/wcag.yml, e2e/controls.yml, docs/. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

const CLI = createRequire(import.meta.url).resolve('@playwright/test/cli');

test('names a test of npm test in every row of the specification', () => {
  const rows = [...readFileSync('docs/spec-coverage.md', 'utf8').matchAll(/^\| (?!Row )(.+?) \| (.+?) \| (.+?) \|$/gm)];
  expect(rows.length).toBeGreaterThan(100);
  // Only the named files: listing all takes as long as some tests.
  const files = new Set(rows.map(([, , file]) => `e2e/${file}`));
  const env = { ...process.env, TEST_SUITE: '' };
  const output = execFileSync(process.execPath, [CLI, 'test', '--list', ...files], {
    encoding: 'utf8',
    stdio: 'pipe',
    env,
  });
  const list = output.split('\n').map((line) => line.replace(/^ *\[[^\]]*\] › /, ''));
  const isListed = (file = '', title = '') => list.some((line) => line.startsWith(`${file}:`) && line.includes(title));
  expect(rows.flatMap(([row, , file, title]) => (isListed(file, title) ? [] : [row]))).toEqual([]);
});

function exists(reference: string): boolean {
  const [name = '', title = ''] = reference.split(/: (.*)/);
  const file = `e2e/${name.replace(/(\.spec\.ts)?$/, '.spec.ts')}`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}

test('names tests that exist at every criterion of WCAG', () => {
  const { criteria } = parse(readFileSync('docs/wcag.yml', 'utf8'));
  const named: string[] = criteria.flatMap(({ tests = [] }: { tests?: string[] }) => tests);
  expect(named.filter((reference) => !exists(reference))).toEqual([]);
});

const USERS =
  'keyboard, pointer, touch, voice, screen reader, 400 %, text spacing, forced colours, reduced motion, no script';

test('has a promise of every control to each kind of user, with tests that exist', () => {
  const controls: Record<string, Record<string, { tests: string[] }>> = parse(readFileSync('e2e/controls.yml', 'utf8'));
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

test('lists every script and package of package.json in docs/, and no other', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const listed = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();
  expect(listed('docs/commands.md', /^\| `npm (?:run )?([\w:]+)/gm)).toEqual(Object.keys(scripts).sort());
  const rows = (readFileSync('docs/packages.md', 'utf8').match(/^\| .*? \|/gm) ?? []).join('');
  const packages = [...rows.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort();
  expect(packages).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
