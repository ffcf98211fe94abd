/** What the content check reports of a block that is wrong. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';
import { createOutline } from '../../lib/content/outline';
import { readCases, textOrPattern } from '../support/cases';

const problemsOf = (text: string) =>
  createOutline(text).blocks.map(({ line, field, expected, found }) => `${line} ${field}: ${expected}: ${found}`);

test('reports each wrong block, and renders it', () => {
  for (const [text, message] of readCases('wrong-blocks')) {
    expect.soft(problemsOf(text), text).toContainEqual(expect.stringMatching(textOrPattern(message)));
    expect(() => renderMarkdown(text), text).not.toThrow();
  }
});

test('takes colons of ordinary texts as characters', () => {
  for (const text of [
    'At 10:30, ratio 3:1, :smile: and a:b{c=d}',
    'Note: this :name[label]{key=value} stays',
    'std::vector and ::before in a line',
    'http://[::1]:3000/ and C::D',
    '- Time: 9:00, with three ::: within the line :::',
    '`:::note`',
    '    :::code\n    :::',
    'Term\n: of a list, some say',
  ]) {
    expect(problemsOf(text), text).toEqual([]);
    const words = renderMarkdown(text).html.replace(/<[^>]+>/g, '');
    expect(words.match(/:/g)?.length, text).toBe(text.match(/:/g)?.length);
  }
});
