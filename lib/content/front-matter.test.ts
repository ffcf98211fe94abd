import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear } from '../../e2e/support/unit';
import { createOutline } from '../markdown/outline';
import { formatProblem } from '../model/problems';
import { splitFile } from './front-matter';

const listProblems = (text: string) => splitFile('content/blog/x.md', text).problems.map(formatProblem);
const withField = (line: string) => listProblems(`---\n${line}\n---\n`);

/** Lines of front matter, the line of the problem, and what is expected. */
const LINES: readonly (readonly [yaml: string, line: number, expected: RegExp])[] = [
  ['title: Bridges: a story', 2, /quotes around a value that contains a colon/],
  ['title: “Our work: a list”', 2, /quotes around a value that contains a colon/],
  ['title: [Draft] The cloud', 2, /quotes around the whole value/],
  ["title: 'What's in a bridge'", 2, /quotes around the whole value/],
  ['title: *bold* words', 2, /quotes around the whole value/],
  ['title: - one', 2, /quotes around the whole value/],
  ['title: @work', 2, /in quotes if it has signs/],
  ['title: "C:\\new \\work"', 2, /in quotes if it has signs/],
  ['title: "one', 2, /a quote where a quoted value ends/],
  ['title: a\nwords', 3, /a field, a colon, a space and its value/],
  ['date:2026\ntitle: a', 2, /a field, a colon, a space and its value/],
  ['a:\n  - b: 1\n - b: 2', 4, /the same indentation/],
  ['a: >-\n  one\n two\nb: 1', 4, /the same indentation/],
  ['a: 1\n  b: 2', 2, /the same indentation/],
  ['a:\n\tb: 1', 3, /no tab/],
  ['a: 1\na: 2', 3, /each field once/],
  ['title: Five #cloud', 2, /quotes around a value that contains #/],
  ['title: # The cloud', 2, /quotes around a value that contains #/],
  ['title: &Co words', 2, /quotes around a text that starts with &/],
  ['title: *x', 2, /quotes around a text that starts with \*/],
  ['a: &x 1\n<<: *x', 2, /quotes around a text that starts with &/],
  ['a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> main', 3, /two versions of one text, see/],
];

test('names the line of each problem of YAML, once, and what is expected', () => {
  for (const [yaml, line, expected] of LINES) {
    const [found = ''] = withField(yaml);
    assert.match(found, new RegExp(`^content/blog/x\\.md:${line} `), yaml);
    assert.match(found, expected, yaml);
  }
  assert.equal(withField('title: Five #cloud\nexcerpt: Six #more').length, 2);
});

test('shows the place in the words of the parser', () => {
  const [found] = withField('title: Bridges: a story');
  assert.match(found ?? '', /found Nested mappings .*:\n\ntitle: Bridges: a story\n {7}\^/);
});

test('has one idea of the end of the front matter', () => {
  assert.deepEqual(listProblems('---\ntitle: x\n----\n\n- a\n\n---\n'), [
    'content/blog/x.md:3  front matter: expected a closing line of ---, found "----"',
  ]);
  assert.equal(splitFile('x', '---\ntitle: x\n---  \n\nA\n\n---\n\nB\n').parts.markdown.trim(), 'A\n\n---\n\nB');
});

test('names characters that are no text', () => {
  const [found] = listProblems('---\ntitle: x\n---\n\nFirst\vsecond\n');
  assert.match(found ?? '', /:5 {2}file: expected .* control character, found "First\\u000bsecond"$/);
  assert.match(listProblems('---\ntitle: \uFFFD\n---\n').join(), /:2 {2}file: expected text saved as UTF-8/);
});

test('refuses what nests too deep or takes too long, with its line', () => {
  const body = (text: string) => `---\ntitle: x\n---\n\n${text}\n`;
  for (const [text, problem] of [
    [`---\n${'row: x\n'.repeat(7000)}---\n`, /:1 {2}front matter: expected at most 40 kB, found 49 kB$/],
    [`---\na: ${'['.repeat(1000)}\n---\n`, /:1 {2}front matter: expected at most 20 brackets/],
    [`---\na: 1\n${'- '.repeat(1000)}\n---\n`, /:3 {2}front matter: expected at most 20 lists/],
    [body('word '.repeat(1900).concat('\n\n').repeat(11)), /:1 {2}file: expected at most 100 kB, found 105 kB$/],
    [body('a b c\n'.repeat(2000)), /:\d+ {2}text: expected an empty line after 10 kB/],
    [body(':::a\n\n'.repeat(600)), /:\d+ {2}text: expected at most 500 lines of :::/],
    ...['> ', '1. ', '- > ', '\t- '].map(
      (mark) => [body(mark.repeat(1000)), /:5 {2}text: expected at most 20/] as const,
    ),
  ] as const)
    assert.match(listProblems(text).join(), problem, text.slice(0, 40));
  for (const text of ['> > > > - a', '```\n> > > > >\n```', '-'.repeat(60), `| ${'- | '.repeat(30)}`])
    assert.deepEqual(listProblems(body(text)), [], text);
});

test('checks or refuses 100 kB of any kind in seconds', () => {
  const read = (text: string) => {
    const { data, markdown } = splitFile('x', text).parts;
    if (data !== undefined) createOutline(markdown);
  };
  const parts = [
    '- ',
    '\t',
    'a: ',
    "'",
    '"',
    '[',
    '{',
    '*a ',
    '#',
    '----',
    '\n> ',
    '![',
    '`',
    '<<<<<<< ',
    '<a ',
    '&amp;',
  ];
  assertLinear((text) => read(`${text}\n---\n`), parts, ['---\n', '---\na: ', '---\na: x\n---\n']);
  for (const part of ['a\n===\n\n', ':::a\n\n', '> a\n\n']) assertLinear(read, [part], ['---\na: x\n---\n']);
});
