/** Blocks of a text: what each becomes on a page. */
import { expect, test } from '@playwright/test';
import { BLOCKS } from '../../lib/content/blocks';
import { table } from '../../lib/content/blocks/table';
import { renderMarkdown } from '../../lib/content/markdown';
import { createOutline } from '../../lib/content/outline';
import { expectMatch, readCases } from '../support/cases';

const site = {
  labels: {
    playFilm: 'Play',
    sectionLink: 'Link to',
    footnotes: 'Footnotes',
  },
  language: 'en-AU',
  sizeOf: () => 123_456,
};
const render = (text: string) => renderMarkdown(text, { site }).html.trim();

test('renders the valid example of each block, which has a label and a hint for the manual', () => {
  for (const [name, { example, label, hint }] of Object.entries(BLOCKS)) {
    expect.soft(createOutline(example).blocks, name).toEqual([]);
    expect.soft(render(example), name).not.toMatch(/:::/);
    expect.soft(render(example), name).toMatch(/ class="/);
    expect.soft(`${label} ${hint}`.length, name).toBeGreaterThan(30);
  }
});

test('renders each block', () => {
  for (const [text, html] of readCases('blocks')) expectMatch(render(text), html, text);
});

const ROWS = '| Step | Days |\n| --- | --- |\n| Survey | 5 |\n|  | 8 |';
const FORMS = Object.entries({ ...BLOCKS, table: { ...table, example: ROWS } });

test('reads each block into its form, writes it as before, and reports a form that is left empty', () => {
  for (const [name, { example, form }] of FORMS) {
    const { pattern, read = (groups) => groups, write } = form;
    const [found, ...others] = [`Before.\n\n${example}\n\nAfter.`].map((text) => pattern.exec(text));
    expect.soft([found?.[0], others], name).toEqual([example, []]);
    expect.soft(write(read(found?.groups ?? {})), name).toBe(example);
    const { blocks, losses } = createOutline(write({}));
    expect.soft([...blocks, ...losses], `${name}, empty`).not.toEqual([]);
  }
});

test('writes what a form contains, brackets, spaces and cells of a spreadsheet included', () => {
  const written = (name: string, values: object) => Object.fromEntries(FORMS)[name]?.form.write({ ...values });
  expect(written('button', { text: 'Talk [now]', link: ' /contact ' })).toBe(
    ':::button\n[Talk \\[now\\]](/contact)\n:::',
  );
  const images = [{ image: '/images/Team on site.jpg', alt: 'A team', caption: 'The "A" team', focus: '30% 20%' }];
  const gallery = ':::gallery\n![A team](</images/Team on site.jpg> "The \\"A\\" team") focus: 30% 20%\n:::';
  expect(written('gallery', { images })).toBe(gallery);
  expect(BLOCKS.gallery?.form.read?.(BLOCKS.gallery.form.pattern.exec(gallery)?.groups ?? {})).toEqual({ images });
  expect(written('table', { rows: 'Name\tDays\tNote\n\nSurvey\t\ta | b\nRepair | 8' })).toBe(
    '| Name | Days | Note |\n| --- | --- | --- |\n| Survey |  | a \\| b |\n| Repair | 8 |  |',
  );
  expect(written('quote', { quote: 'One.\n\nTwo.', source: 'A client' })).toBe('> One.\n>\n> Two.\n>\n> — A client');
});
