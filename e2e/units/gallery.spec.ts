/** What a gallery keeps in view of a photo that it cuts to a shape. */
import { expect, test } from '@playwright/test';
import { withEdits, withoutColons } from '../../lib/content/blocks/plain';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf, parseMarkdown } from '../../lib/content/outline';

const gallery = (behind: string) => `:::gallery\n![A crane](/a.jpg "The crane")${behind}\n![A quay](/b.jpg)\n:::`;
const told = (text: string) =>
  outlineOf(text).blocks.problems.map(({ field, expected, found }) => `${field}: ${expected}, found ${found}`);

test('words behind a picture name the part of it that stays in view', () => {
  expect(told(gallery(' focus: 30% 20%'))).toEqual([]);
  const html = renderMarkdown(gallery(' focus: 30% 20%')).html;
  expect(html).toMatch(/<figure class="focus-x-3 focus-y-2"><img src="\/a\.jpg"/);
  expect(html).toMatch(/<figure><img src="\/b\.jpg"/);
  expect(html).not.toContain('30%');
});

test('a place that is none is told, as are other words', () => {
  expect(told(gallery(' focus: left'))).toEqual([
    expect.stringMatching(/^gallery\.pictures\.1\.focus: .*30% 20%.*, found "left"$/),
  ]);
  expect(told(gallery(' and more'))).toEqual([expect.stringMatching(/^gallery\.rest: pictures and nothing else/)]);
});

test('a place that belongs to no picture is told', () => {
  const text = ':::gallery\nfocus: 30% 20%\n![A crane](/a.jpg)\n![A quay](/b.jpg)\n:::';
  expect(told(text)).toEqual([expect.stringMatching(/^gallery\.rest: pictures and nothing else/)]);
});

test('pictures that are shown whole have no such part', () => {
  const text = ':::compare\n![A crane](/a.jpg "Before") focus: 30% 20%\n![A quay](/b.jpg "After")\n:::';
  expect(told(text)).toEqual([expect.stringContaining('focus')]);
});

test('read elsewhere, words that name no picture stay, and a gallery within another block loses no more', () => {
  const plain = (text: string) => withEdits(text, withoutColons(parseMarkdown(text)));
  expect(plain(':::figures\n- **3** focus: fewer projects\n- **4** offices\n:::')).toContain('focus: fewer projects');
  const inner = gallery(' focus: 30% 20%');
  expect(plain(`::::question[Where?]\n${inner}\n::::`)).toContain('![A crane](/a.jpg "The crane")\n![A quay](/b.jpg)');
});

test('a text that is read elsewhere says nothing of it', () => {
  const text = gallery(' focus: 30% 20%');
  expect(withEdits(text, withoutColons(parseMarkdown(text)))).toBe('![A crane](/a.jpg "The crane")\n![A quay](/b.jpg)');
});
