/** Blocks of a text: what each becomes on a page, its form in the editor, and what is reported of a wrong one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases, textOrPattern } from '../../e2e/support/cases';
import { assertLike, assertSome } from '../../e2e/support/unit';
import { BLOCKS } from './blocks';
import { table } from './blocks/table';
import { renderMarkdown } from './markdown';
import { createOutline } from './outline';
import { formatPath } from './problems';

const site = {
  labels: { playFilm: 'Play', sectionLink: 'Link to', footnotes: 'Footnotes' },
  language: 'en-AU',
  readSize: () => 123_456,
};
const render = (text: string) => renderMarkdown(text, { site }).html.trim();
const listProblems = (text: string) =>
  createOutline(text).blocks.map(
    ({ line, path, expected, found }) => `${line} ${formatPath(path)}: ${expected}: ${found}`,
  );

test('renders each block, and the valid example of each', () => {
  for (const [text, html] of readCases('blocks')) assertLike(render(text), textOrPattern(html), text);
  for (const [name, { example }] of Object.entries(BLOCKS)) {
    assert.deepEqual(listProblems(example), [], name);
    assert.match(render(example), / class="/, name);
    assert.doesNotMatch(render(example), /:::/, name);
  }
});

test('reports each wrong block, and renders it', () => {
  for (const [text, message] of readCases('wrong-blocks')) {
    assertSome(listProblems(text), textOrPattern(message), text);
    renderMarkdown(text);
  }
});

test('takes colons of ordinary texts as characters', () => {
  for (const text of [
    'At 10:30, ratio 3:1, :smile: and a:b{c=d}',
    'std::vector and ::before in a line',
    '`:::note`',
    '    :::code\n    :::',
    'Term\n: of a list, some say',
  ]) {
    assert.deepEqual(listProblems(text), [], text);
    const words = renderMarkdown(text).html.replace(/<[^>]+>/g, '');
    assert.equal(words.match(/:/g)?.length, text.match(/:/g)?.length, text);
  }
});

const ROWS = '| Step | Days |\n| --- | --- |\n| Survey | 5 |\n|  | 8 |';
const FORMS = Object.entries({ ...BLOCKS, table: { ...table, example: ROWS } });

test('reads each block into its form, writes it as before, and reports a form that is left empty', () => {
  for (const [name, { example, form }] of FORMS) {
    const { pattern, read = (groups) => groups, write } = form;
    const found = pattern.exec(`Before.\n\n${example}\n\nAfter.`);
    assert.equal(found?.[0], example, name);
    assert.equal(write(read(found?.groups ?? {})), example, name);
    const { blocks, losses } = createOutline(write({}));
    assert.notEqual(blocks.length + losses.length, 0, `${name}, empty`);
  }
});

test('writes what a form contains, brackets, spaces and cells of a spreadsheet included', () => {
  const written = (name: string, values: object) => Object.fromEntries(FORMS)[name]?.form.write({ ...values });
  assert.equal(
    written('button', { text: 'Talk [now]', link: ' /contact ' }),
    ':::button\n[Talk \\[now\\]](/contact)\n:::',
  );
  const images = [{ image: '/images/Team on site.jpg', alt: 'A team', caption: 'The "A" team', focus: '30% 20%' }];
  const gallery = ':::gallery\n![A team](</images/Team on site.jpg> "The \\"A\\" team") focus: 30% 20%\n:::';
  assert.equal(written('gallery', { images }), gallery);
  const { form } = BLOCKS.gallery ?? {};
  assert.deepEqual(form?.read?.(form.pattern.exec(gallery)?.groups ?? {}), { images });
  assert.equal(
    written('table', { rows: 'Name\tDays\tNote\n\nSurvey\t\ta | b\nRepair | 8' }),
    '| Name | Days | Note |\n| --- | --- | --- |\n| Survey |  | a \\| b |\n| Repair | 8 |  |',
  );
  assert.equal(written('quote', { quote: 'One.\n\nTwo.', source: 'A client' }), '> One.\n>\n> Two.\n>\n> — A client');
});
