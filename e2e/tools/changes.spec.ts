/** `npm run changes`: each kind of change is found and named, and nothing is said where nothing has changed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Kind } from '../../lib/content/kinds';
import { CHANGE_CASES } from '../support/change-cases';
import {
  compareExports,
  inHtml,
  inWords,
  isUnchanged,
  pickPages,
  takePictures,
  takeSnapshot,
} from '../support/changes';
import { expect, test } from '../support/test';

/** Some pages are enough, and neither twins nor the editor are looked at one by one. */
const isPart = (file: string) =>
  /^(index|about|contact|404|blog|blog\/[^.]*)\.html$|^_headers$|^_redirects$|^drawings\/|\.css$|\.woff2$|^sitemap/.test(
    file,
  );

test.describe('of an export', () => {
  test.describe.configure({ mode: 'default' });
  let root = '';
  let files: readonly string[] = [];
  const at = (...names: string[]) => path.join(root, ...names);

  test.beforeAll(({ site }) => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-test-'));
    files = site.files.filter(isPart);
    for (const file of files) {
      for (const copy of ['before', 'after']) {
        fs.mkdirSync(path.dirname(at(copy, file)), { recursive: true });
        fs.copyFileSync(path.join(site.root, file), at(copy, file));
      }
    }
  });
  test.afterAll(() => fs.rmSync(root, { recursive: true }));

  for (const { name, apply, found, expected, words } of CHANGE_CASES) {
    test(name, () => {
      const before = new Map<string, string | undefined>();
      const read = (file: string) => fs.readFileSync(at('after', file), 'utf8');
      const remember = (file: string) => {
        if (!before.has(file)) before.set(file, fs.existsSync(at('after', file)) ? read(file) : undefined);
      };
      try {
        apply({
          files,
          read,
          write: (file, text) => {
            remember(file);
            fs.writeFileSync(at('after', file), text);
          },
          remove: (file) => {
            remember(file);
            fs.rmSync(at('after', file));
          },
        });
        const now = takeSnapshot(at('after'));
        const changes = compareExports(takeSnapshot(at('before')), now);
        expect(found(changes)).toEqual(expected);
        expect(inWords(changes, now.pages.size)).toMatch(words);
      } finally {
        for (const [file, text] of before)
          text === undefined ? fs.rmSync(at('after', file)) : fs.writeFileSync(at('after', file), text);
      }
    });
  }

  test('the same export twice: nothing', () => {
    const changes = compareExports(takeSnapshot(at('before')), takeSnapshot(at('after')));
    expect(isUnchanged(changes)).toBe(true);
    expect(inWords(changes, 7)).toBe('Nothing would change.\n');
  });

  test('pictures show where a page looks different, and nothing of one that looks as before', async () => {
    const text = fs.readFileSync(at('after', 'about.html'), 'utf8');
    try {
      const changed = text.replace('>Our Directions<', '>Our Direction<');
      fs.writeFileSync(at('after', 'about.html'), changed.replace('<main ', '<main data-other="" '));
      // Another byte, and the same look.
      const contact = fs.readFileSync(at('after', 'contact.html'), 'utf8');
      fs.writeFileSync(at('after', 'contact.html'), contact.replace('<main ', '<main data-other="" '));
      const pairs = ['/about', '/contact'].map((address) => ({ before: address, after: address }));
      const pictured = await takePictures(at('before'), at('after'), '', pairs, [390]);
      fs.writeFileSync(at('after', 'contact.html'), contact);
      expect(pictured.map(({ pictures }) => pictures.map(({ width }) => width))).toEqual([[390], []]);
      for (const { top, before, after, difference } of pictured[0]?.pictures ?? []) {
        expect(top, 'cut to where it differs').toBeGreaterThan(300);
        const sizes = await Promise.all([before, after, difference].map((file) => sharp(file).metadata()));
        expect(new Set(sizes.map(({ width, height }) => `${width} ${height}`)).size, 'all of one size').toBe(1);
        expect(sizes[0]?.height).toBeLessThan(900);
      }
      const html = inHtml('On /about\n  a < b', pictured);
      expect(html).toContain('a &lt; b');
      expect(html).toContain('<p>As before: /contact.</p>');
      expect(html.match(/src="data:image\/webp;base64,/g)).toHaveLength(3);
      expect(html, 'opens from a disk').not.toMatch(/(src|href)="(?!data:)|<script|url\(/);
    } finally {
      fs.writeFileSync(at('after', 'about.html'), text);
    }
  });
});

test.describe('the pages that are pictured', () => {
  const page = (folder: string, address: string, ...sections: string[]) => ({
    kind: { folder } as Kind,
    address,
    isShown: true,
    data: { sections: sections.map((section) => ({ section })) },
  });
  const documents = [
    page('pages', '/', 'hero', 'cards'),
    page('pages', '/about', 'hero', 'body'),
    page('pages', '/privacy', 'hero', 'body'),
    page('blog', '/blog/one'),
    page('blog', '/blog/two'),
    { ...page('blog', '/blog/draft'), isShown: false },
  ];
  const none = { pages: { new: [], gone: [], moved: [] }, changed: [], files: [] };
  const on = (...pages: string[]) => ({ what: 'words' as const, pages, removed: [], added: [] });
  const styles = { kind: 'styles', new: [], gone: [], changed: ['a.css'], bytes: { before: 1, after: 1 } };
  const pick = (changes: object, known = (_: string) => true) =>
    pickPages(documents, { ...none, ...changes }, known).map(({ before, after }) => `${before} ${after}`);

  test('are one of each template, the first that has changed', () => {
    expect(pick({})).toEqual([]);
    expect(pick({ changed: [on('/privacy', '/blog/two')] })).toEqual(['/privacy /privacy', '/blog/two /blog/two']);
    expect(pick({ changed: [on('/privacy')], files: [styles] })).toEqual([
      '/404 /404',
      '/ /',
      '/privacy /privacy',
      '/blog/one /blog/one',
    ]);
  });

  test('have been there before, if elsewhere', () => {
    const moved = { new: [], gone: [], moved: [{ from: '/who', to: '/about' }] };
    const known = (address: string) => ['/who', '/'].includes(address);
    expect(pick({ pages: moved, changed: [on('/about', '/blog/one')] }, known)).toEqual(['/who /about']);
  });
});
