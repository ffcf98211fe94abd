/** `npm run changes`: each kind of change is found and named, and nothing is said where nothing has changed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHANGE_CASES } from '../support/change-cases';
import { compareExports, inWords, isUnchanged, takeSnapshot } from '../support/changes';
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
});
