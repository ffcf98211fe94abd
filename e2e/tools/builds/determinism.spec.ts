/** What only further builds can show: the same bytes, whether all is made anew or kept from the build before. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compareExports, isUnchanged, takeSnapshot } from '../../support/changes';
import { build, cloneProject, FASTER } from '../../support/clone';
import { fingerprint } from '../../support/fingerprint';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const TITLE = 'A study of another name';

let here: string;
let first: Record<string, string>;

test.beforeAll(() => {
  here = cloneProject();
});

test.afterAll(() => {
  fs.rmSync(here, { recursive: true });
});

test('two builds of one commit at two places are the same byte for byte', () => {
  build(here, { TYPES: 'off' });
  first = fingerprint(process.cwd());
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(fingerprint(here)).toEqual(first);
  expect(isUnchanged(compareExports(takeSnapshot('out'), takeSnapshot(path.join(here, 'out'))))).toBe(true);
});

test('an edit reaches every page that shows it, and back again all is as it was, byte for byte', () => {
  const kept = (room: string) => new Set(fs.readdirSync(path.join(here, '.next/cache/export', room)));
  const [edited = '', ...others] = fs
    .readdirSync(path.join(here, 'content/case-studies'))
    .filter((name) => name.endsWith('.md'));
  const file = path.join(here, 'content/case-studies', edited);
  const source = fs.readFileSync(file, 'utf8');
  const exported = (name: string) => fs.readFileSync(path.join(here, 'out', name), 'utf8');
  const pageOf = (name: string) => `case-study/${name.replace('.md', '.html')}`;
  const [pages, pictures] = [kept('pages'), kept('social')];

  fs.writeFileSync(file, source.replace(/^title: .*$/m, `title: ${TITLE}`));
  build(here, FASTER);
  for (const name of ['case-study.html', ...[edited, ...others].map(pageOf)]) expect(exported(name)).toContain(TITLE);
  const news = (room: string, before: Set<string>) => [...kept(room)].filter((name) => !before.has(name)).length;
  expect(news('pages', pages), 'pages that do not show it are not made again').toBeLessThan(pages.size / 2);
  expect(news('social', pictures), 'one social picture is new').toBe(1);
  expect(kept('social').size, 'and the old one is not kept').toBe(pictures.size);

  fs.writeFileSync(file, source);
  build(here, FASTER);
  // Neither twins nor the editor, which nobody asked for.
  const isAsked = (name: string) => !/\.(br|gz)$/.test(name) && !name.startsWith('admin/');
  const asked = Object.fromEntries(Object.entries(first).filter(([name]) => isAsked(name)));
  expect(Object.fromEntries(Object.entries(fingerprint(here)).filter(([name]) => isAsked(name)))).toEqual(asked);
});
