/** Which pages of two exports are opened: leaving one out must never leave something unseen. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Export } from '../support/export';
import { allVisitsOf } from '../support/visits';

type Pages = Record<string, string>;

/** An export with these main parts, below a folder or not. */
function exportOf(mains: Pages, { base = '', css = 'p{}', footer = 'Foot' } = {}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'visits-'));
  const head = (name: string) =>
    `<link rel="canonical" href="https://site.test${base}${name === 'index' ? '' : `/${name}`}"/>` +
    `<link rel="stylesheet" href="${base}/style.css"/>`;
  fs.writeFileSync(path.join(root, 'style.css'), css);
  for (const [name, main] of Object.entries(mains))
    fs.writeFileSync(
      path.join(root, `${name}.html`),
      `<html><head>${head(name)}</head><body><header><a href="${base}/">Home</a></header><main>${main}</main>` +
        `<footer>${footer}</footer></body></html>`,
    );
  const site = new Export(root);
  return Object.assign(site, { [Symbol.dispose]: () => fs.rmSync(root, { recursive: true }) });
}

const MAINS = { index: 'Home', about: 'About <img src="/a.svg">', contact: '<iframe src="https://map.test"></iframe>' };

test('a page whose main part is equal in a proved export is left out, home and frames are not', () => {
  using proved = exportOf(MAINS);
  using same = exportOf({ ...MAINS, about: 'About <img src="/site/a.svg">' }, { base: '/site', footer: 'Other' });
  using edited = exportOf({ ...MAINS, about: 'About us <img src="/a.svg">', added: 'New' });
  expect([...allVisitsOf(proved)].sort()).toEqual(['/', '/about', '/contact']);
  expect([...allVisitsOf(same, proved)].sort()).toEqual(['/', '/contact']);
  expect([...allVisitsOf(edited, proved)].sort()).toEqual(['/', '/about', '/added', '/contact']);
});

test('with other styles every page is opened', () => {
  using proved = exportOf(MAINS);
  using other = exportOf(MAINS, { css: 'p{color:red}' });
  expect(allVisitsOf(other, proved)).toHaveLength(3);
});

test('what the proved export does not open itself is not proved by it', () => {
  const notes = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`note-${index}`, `Note ${index}`]));
  using proved = exportOf({ index: 'Home', ...notes });
  using fewer = exportOf({ index: 'Home', 'note-1': 'Note 1', 'note-2': 'Note 2' });
  expect(allVisitsOf(proved)).not.toContain('/note-1');
  expect([...allVisitsOf(fewer, proved)].sort()).toEqual(['/', '/note-1']);
});
