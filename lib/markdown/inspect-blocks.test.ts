/** Blocks of a text: what each becomes on a page, and what is reported of a wrong one. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { readCases, textOrPattern } from '../../e2e/support/cases';
import { assertAllLike, assertLike } from '../../e2e/support/unit';
import { BLOCKS, isBlockName } from '../model/blocks';
import { formatPath } from '../model/problems';
import { writeBlock } from './blocks/codec';
import { createOutline } from './outline';
import { renderMarkdown } from './render';

const site = {
  labels: { playVideo: 'Play', sectionLink: 'Link to', footnotes: 'Footnotes' },
  language: 'en-AU',
  readSize: () => 123_456,
};
const render = (text: string) => renderMarkdown(text, { site }).html.trim();
function listProblems(text: string) {
  const { blocks, refused } = createOutline(text);
  return [...blocks, ...refused].map(
    ({ line, path, expected, found }) => `${line} ${formatPath(path)}: ${expected}: ${found}`,
  );
}
const EXAMPLES = Object.entries(BLOCKS).flatMap(([name, { example }]) =>
  isBlockName(name) ? [writeBlock(name, example)] : [],
);

test('renders each block, and the valid example of each', () => {
  for (const [text, html] of readCases('blocks')) assertLike(render(text), textOrPattern(html), text);
  for (const example of EXAMPLES) {
    assert.deepEqual(listProblems(example), [], example);
    assert.match(render(example), / class="/, example);
    assert.doesNotMatch(render(example), /:::/, example);
  }
});

test('reports each wrong block once, at its line, and renders the text around it', () => {
  for (const [text, message] of readCases('wrong-blocks')) {
    const wanted = [message].flat().map(textOrPattern);
    assertAllLike(listProblems(text), wanted, text);
    assert.match(render(`Before.\n\n${text}\n\n# After`), /^<p>Before\.<\/p>.*>After<\/h1>$/s);
  }
});

test('takes colons of ordinary texts, and blocks in code and comments, as characters', () => {
  for (const text of [
    'At 10:30, ratio 3:1, :smile: and a:b{c=d}',
    'std::vector and ::before in a line',
    '::before stands for an element',
    '`:::note`',
    '    :::code\n    :::',
    '```md\n:::code\na: b\n:::\n```',
    '~~~~\n~~~\n:::code\n:::\n~~~~',
    'Term\n: of a list, some say',
  ]) {
    assert.deepEqual(createOutline(text).blocks, [], text);
    const words = renderMarkdown(text).html.replace(/<[^>]+>/g, '');
    assert.equal(words.match(/:/g)?.length, text.match(/:/g)?.length, text);
  }
  for (const comment of ['<!--\n:::button\ntext: a\nlink: /\n:::\n-->', '<!--\n\n:::code\n\n:::\n\n-->']) {
    assert.deepEqual(listProblems(comment), [], comment);
    assert.equal(render(comment), '', comment);
  }
});

test('lists the links, images and videos of blocks at their lines, as of texts', () => {
  const { links, images, videos, ids } = createOutline(`[One](/one)\n\n## A\n\n${EXAMPLES.join('\n\n')}`);
  const listed = [...links, ...images, ...videos].map(({ url, line }) => `${line} ${url}`);
  assert.deepEqual(listed, [
    '29 /icons/favicon.svg',
    '34 /contact',
    '1 /one',
    '12 /drawings/industry.svg',
    '15 /drawings/home.svg',
    '23 /drawings/application-migration-iris.svg',
    '21 https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ]);
  assert.deepEqual(ids, ['a']);
});

test('accepts the blocks that the manual shows', () => {
  const shown = fs.readFileSync('docs/files.md', 'utf8').matchAll(/^```\n(:::.*?)^```$/gms);
  const blocks = [...shown].map(([, block = '']) => block);
  assert.equal(blocks.length, 2);
  for (const block of blocks) assert.deepEqual(listProblems(block), [], block);
});
