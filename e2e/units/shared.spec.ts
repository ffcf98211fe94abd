/** Pure functions that pages, islands, scripts and tools share. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import { DECK_PX } from '../../app/og/raster-image';
import { COLOURS } from '../../app/styles/colours';
import { currentLink } from '../../components/layout/current-link';
import { columnsFor, viaductColumnsFor } from '../../components/parts/columns';
import { encodePath } from '../../export/images/file';
import { focusClasses } from '../../lib/content/image-file';
import { isExternal, mailto } from '../../lib/content/links';
import { slugFrom } from '../../lib/content/slug-from';
import { toPlayerUrl } from '../../lib/content/videos';
import { linkFault } from '../../lib/model/link-fault';
import { formatDate } from '../../lib/site/format-date';
import { readCases } from '../support/cases';

test('encodes every sign of an image in its URL, and takes a backslash for another site', () => {
  expect(encodePath('/images/a #1?.svg')).toBe('/images/a%20%231%3F.svg');
  for (const url of ['/\\evil.example', '//evil.example', '\\\\evil.example'])
    expect.soft(linkFault(url), url).toBe('https:// before the name of another site');
  expect(isExternal('/\\evil.example')).toBe(true);
});

test('makes slugs of titles', () => {
  expect(slugFrom('Zürich & Café: what’s new in 2026?')).toBe('zurich-cafe-whats-new-in-2026');
  expect(slugFrom('Größe und Maß: fünf Straßen in Łódź')).toBe('grosse-und-mass-funf-strassen-in-lodz');
  expect(slugFrom('日本')).toBe('');
});

test('opens an e-mail with what was typed, and a plain one without', () => {
  expect(mailto('a@b.example')).toBe('mailto:a@b.example');
  expect(mailto('a@b.example', 'Enquiry')).toBe('mailto:a@b.example?subject=Enquiry');
  expect(mailto('a@b.example', 'A & B', ['First name: Ada', 'Message: one\ntwo + 100 %'])).toBe(
    'mailto:a@b.example?subject=A%20%26%20B&body=First%20name%3A%20Ada%0D%0AMessage%3A%20one%0D%0Atwo%20%2B%20100%20%25',
  );
});

test('puts no card alone in its row', () => {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(counts.map(columnsFor)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4, 3, 3]);
});

test('puts at most six items below a viaduct in a row, with at most one missing in the last', () => {
  for (let count = 1; count <= 12; count++) {
    const columns = viaductColumnsFor(count);
    const rows = Math.ceil(count / columns);
    expect(columns >= 3 && columns <= 6, `${columns} columns for ${count}`).toBe(true);
    expect(rows).toBe(count > 6 ? 2 : 1);
    if (count >= 3) expect(rows * columns - count, `${count} items`).toBeLessThanOrEqual(1);
  }
});

test('turns a focal point into two classes', () => {
  for (const [point, x, y] of [
    ['30% 20%', 3, 2],
    ['0% 100%', 0, 10],
    ['34% 66%', 3, 7],
    [undefined, 5, 5],
  ] as const)
    expect(focusClasses(point)).toBe(`focus-x-${x} focus-y-${y}`);
});

const LINKS = {
  items: [
    { link: '/' },
    { link: '/about' },
    { items: [{ link: '/recruitment' }, { link: '/blog/archive' }] },
    { link: '/case-study' },
    { link: '/blog' },
  ],
  action: { link: '/contact' },
};

test('marks the link of a page, or of the nearest page above it', () => {
  for (const path of ['/', '/about', '/recruitment', '/blog', '/contact']) expect(currentLink(LINKS, path)).toBe(path);
  for (const path of ['/about-us', '/blogging', '']) expect(currentLink(LINKS, path), path).toBeUndefined();
  expect(currentLink(LINKS, '/blog/a-post')).toBe('/blog');
  expect(currentLink(LINKS, '/blog/archive/2019')).toBe('/blog/archive');
  expect(currentLink(LINKS, '/case-study/a-study')).toBe('/case-study');
});

test('formats dates as the specification does, or as another language, the same day in every time zone', () => {
  const zone = process.env.TZ;
  for (const place of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    process.env.TZ = place;
    for (const [day, words] of [
      ['2024-03-15', 'March 15, 2024'],
      ['2024-01-01', 'January 1, 2024'],
      ['2023-12-31', 'December 31, 2023'],
    ] as const)
      expect.soft(formatDate(day, 'en-US')).toBe(words);
    expect.soft(formatDate('2019-12-30', 'en-US', 'short')).toBe('Dec 30, 2019');
    expect.soft(formatDate('2018-11-21', 'en-US', 'short')).toBe('Nov 21, 2018');
    expect.soft(formatDate('2026-11-23', 'en-AU')).toBe('23 November 2026');
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('has the colours of the style sheets in both schemes, no others, and their deck', () => {
  const colours: Record<'light' | 'dark', Record<string, string>> = { light: {}, dark: {} };
  const tokens = postcss.parse(fs.readFileSync('app/styles/tokens.css', 'utf8'));
  tokens.walkAtRules('theme', (theme) => {
    theme.walkDecls(/^--color-[a-z]/, ({ prop, value }) => {
      const name = prop.slice('--color-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const [, light = value, dark = value] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
      colours.light[name] = light;
      colours.dark[name] = dark;
    });
  });
  expect(colours).toEqual(COLOURS);
  const decks: string[] = [];
  tokens.walkDecls('--deck', ({ value }) => void decks.push(value));
  expect(decks.at(-1)).toBe(`${DECK_PX}px`);
});

test('imports the styles of each part once, and no styles without their part', () => {
  const imported: string[] = [];
  postcss.parse(fs.readFileSync('app/globals.css', 'utf8')).walkAtRules('import', ({ params }) => {
    const [, file = ''] = /^"(\..*\.css)"/.exec(params) ?? [];
    if (file) imported.push(path.join('app', file));
  });
  const files = ['app/styles', 'components', 'islands', 'lib', 'ui'].flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const styles = files.filter((file) => file.endsWith('.css'));
  expect(imported.sort()).toEqual(styles.sort());
  const parts = new Set(files.filter((file) => /\.tsx?$/.test(file)).map((file) => file.replace(/\.tsx?$/, '.css')));
  expect(styles.filter((file) => !file.startsWith('app/') && !parts.has(file))).toEqual([]);
});

test('finds the player of any link to a video that YouTube or Vimeo hand out, and of nothing else', () => {
  for (const [url, player] of readCases('videos')) expect.soft(toPlayerUrl(url), url).toBe(player || undefined);
});
