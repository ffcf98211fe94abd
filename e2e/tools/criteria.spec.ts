/** What is promised of islands and controls stands at the head of their tests, each line with the tests that hold it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const KINDS =
  'keyboard, pointer, touch, voice, screen reader, 400 %, text spacing, forced colours, reduced motion, no script';
const ISLANDS = {
  'the phone menu': 'islands/phone-nav',
  'the contact form': 'islands/contact-messages',
  toasts: 'islands/copy-button',
  'the search': 'specification/search/dialog',
  'the page of the search': 'specification/search/page',
  'missing pages': 'specification/not-found',
  'the link that skips the header': 'islands/skip-link',
  'drop-downs': 'islands/site-nav',
  'the carousel': 'islands/carousel',
  tooltips: 'islands/tooltips',
  'copy buttons': 'islands/copying',
  schemes: 'islands/preferences',
  tables: 'specification/prose',
  'pictures and questions of a text': 'marketing/blocks',
};

const read = (name: string) => readFileSync(`e2e/${name}.spec.ts`, 'utf8');
const HEAD = /^\/\*\*[\s\S]*?\*\/\n/;

for (const [name, file] of Object.entries(ISLANDS)) {
  test(`${name}: a promise of each kind, held by tests that exist`, () => {
    const [head = ''] = HEAD.exec(read(file)) ?? [];
    const promises = [...head.matchAll(/^ \* - ([^:]+): ([^[]+)(\[.*)$/gm)];
    expect(promises.map(([, kind]) => kind).join(', ')).toBe(KINDS);
    for (const [, kind, , tests = ''] of promises) {
      for (const [, where = file, title = ''] of tests.matchAll(/\[(?:([\w/-]+): )?([^\]]+)\]/g)) {
        expect(read(where).replace(HEAD, '').includes(title), `${kind}: ${where} has a test with "${title}"`).toBe(
          true,
        );
      }
    }
  });
}
