/** What only further builds can show: the same bytes, whether all is made anew or kept from the build before. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compareExports, isUnchanged, takeSnapshot } from '../../support/changes';
import { build, cloneProject, FASTER } from '../../support/clone';
import { fingerprint } from '../../support/fingerprint';
import { isFinished } from '../../support/test';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const TITLE = 'A study of another name';

let here: string;

test.beforeAll(() => {
  here = cloneProject();
});

test.afterAll(() => {
  fs.rmSync(here, { recursive: true });
});

test('two builds of one commit at two places are the same byte for byte', () => {
  build(here, { TYPES: 'off' });
  const first = fingerprint(process.cwd());
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(fingerprint(here)).toEqual(first);
  expect(isUnchanged(compareExports(takeSnapshot('out'), takeSnapshot(path.join(here, 'out'))))).toBe(true);
});

test('after an edit, what the last build kept and what is made anew are the same byte for byte', () => {
  const kept = path.join(here, '.next/cache/export');
  const names = (room: string) => new Set(isFinished ? fs.readdirSync(path.join(kept, room)) : []);
  const folder = path.join(here, 'content/case-studies');
  // Any but a draft.
  const shown = fs.readdirSync(folder).find((name) => fs.existsSync(exported(name.replace('.md', '.html')))) ?? '';
  const page = exported(shown.replace('.md', '.html'));
  const [pages, pictures] = [names('pages'), names('social')];

  const file = path.join(folder, shown);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${TITLE}`));
  build(here, FASTER);
  expect(fs.readFileSync(page, 'utf8')).toContain(TITLE);
  const news = (room: string, before: Set<string>) => [...names(room)].filter((name) => !before.has(name)).length;
  expect(news('pages', pages), 'pages that do not show it are not made again').toBeLessThanOrEqual(pages.size / 2);
  expect(news('social', pictures), 'at most one social picture is new').toBeLessThanOrEqual(1);
  expect(names('social').size, 'and the old one is not kept').toBe(pictures.size);
  const cached = fingerprint(here);
  fs.rmSync(kept, { recursive: true });
  build(here, FASTER);
  expect(cached).toEqual(fingerprint(here));
});

const exported = (name: string) => path.join(here, 'out/case-study', name);
