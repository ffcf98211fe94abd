import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear, assertSome } from '../../e2e/support/unit';
import { parseSource } from './front-matter';
import { formatProblem } from './problems';

const listProblems = (text: string) => parseSource('content/blog/x.md', text).problems.map(formatProblem);
const withField = (line: string) => listProblems(`---\n${line}\n---\n`);

/** A line of front matter, and the problem that says what to write. */
const LINES: readonly (readonly [line: string, problem: RegExp])[] = [
  ['title: # The cloud', /:2 {2}title: expected .* title: "# The cloud", found a comment$/],
  ['title: [Draft] The cloud', /:2 {2}title: expected quotes .* title: "\[Draft\] The cloud", found/],
  ['title: [Draft', /:2 {2}title: expected \] where the value ends, or quotes .*"\[Draft"/],
  ['title: @work', /:2 {2}title: expected quotes around the whole value: "@work", found @work$/],
  ['title: &Co words', /:2 {2}title: expected quotes around a text that starts with &: "&Co words", found "words"$/],
  ['title: *bold* words', /:2 {2}title: expected quotes around the whole value: "\*bold\* words", found/],
  ['title: - one', /:2 {2}title: expected quotes around the whole value: "- one", found - one$/],
  ['title: "one', /:2 {2}title: expected " where the value ends, found "\\"one"$/],
  ['title: "C:\\new \\work"', /:2 {2}title: expected single quotes around a text with \\: 'C:\\new \\work', found/],
  [
    'title: a\nwords',
    /:3 {2}front matter: expected a field and its value, such as title: Our work, .*, found "words"$/,
  ],
  ['a: &x 1\nb: *x\nc: *y', /:4 {2}front matter: .*"\*y", found the alias \*y$/],
];

test('says what to write for each mistake of YAML, in words of the page', () => {
  for (const [line, problem] of LINES) {
    const found = withField(line);
    assertSome(found, problem, line);
    assert.doesNotMatch(found.join(), /anchor|scalar|implicit|flow|mapping|token|collection|plain value|tag /i, line);
  }
});

/** Lines of front matter, and the line that ruins their levels. */
const LEVELS: readonly (readonly [yaml: string, problem: RegExp])[] = [
  [
    'a:\n  - b: 1\n     c: 2\n  - b: 3',
    /:4 {2}front matter: expected the same indentation as its neighbours, .*"c: 2"$/,
  ],
  ['a: 1\n  b: 2', /:3 {2}front matter: expected the same indentation .*"b: 2"$/],
  ['a:\n  - b: 1\n - b: 2', /:4 {2}front matter: expected the same indentation .*"- b: 2"$/],
  ['a: >-\n  one\n two\nb: 1', /:4 {2}front matter: expected the same indentation .*"two"$/],
  ['a:\n  - b: 1\n    c: 2\n  b: 3\n    c: 4', /:5 {2}front matter: expected a hyphen .*: - b: 3, found "b: 3"$/],
  ['a:\n  b: 1\n  - b: 2', /:3 {2}front matter: expected a hyphen .*: - b: 1, found "b: 1"$/],
  ['a:\n  - b: 1\n  -b: 2', /:4 {2}front matter: expected a hyphen .*: - b: 2, found "-b: 2"$/],
  [
    'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> main',
    /:3 {2}file: .* two versions of one text, see .* found "<<<<<<< HEAD"$/,
  ],
  ['a: “Our work: a list”', /:2 {2}a: .*: "Our work: a list", found “Our work: a list”$/],
];

test('names the line that is at another level than its neighbours, and nothing else', () => {
  for (const [yaml, problem] of LEVELS) {
    const [found = '', ...others] = withField(yaml);
    assert.match(found, problem, yaml);
    assert.deepEqual(others, [], yaml);
  }
});

test('has one idea of the end of the front matter', () => {
  assert.deepEqual(listProblems('---\ntitle: x\n----\n\n- a\n\n---\n'), [
    'content/blog/x.md:3  front matter: expected a closing line of ---, found "----"',
  ]);
  assert.equal(parseSource('x', '---\ntitle: x\n---  \n\nA\n\n---\n\nB\n').source.markdown.trim(), 'A\n\n---\n\nB');
});

test('names control characters and what to do', () => {
  const [found = ''] = listProblems('---\ntitle: x\n---\n\nFirst\vsecond\n');
  assert.match(
    found,
    /:5 {2}file: expected .*, found U\+000B, the line break of PowerPoint and Keynote, after "First"$/,
  );
  assert.match(listProblems('---\ntitle: x\u0001\n---\n').join(), /found U\+0001, after/);
  assert.match(listProblems('---\ntitle: \uFFFD\n---\n').join(), /saved as UTF-8/);
});

test('limits how deep a text nests, and names the line', () => {
  for (const mark of ['> ', '1. ', '* > ', '\t- '])
    assert.match(
      listProblems(`---\ntitle: x\n---\n\n${mark.repeat(10_000)}x\n`).join(),
      /:5 {2}text: expected at most 20/,
      mark,
    );
  const harmless = ['- - - - - - - - - - - - - - - - - - - - - - - - -', '> > > > - a', '```\n> > > > >\n```'];
  for (const text of harmless) assert.deepEqual(listProblems(`---\ntitle: x\n---\n\n${text}\n`), [], text);
});

test('limits how deep lists and maps nest, which would end the process', () => {
  for (const mark of ['[', '{', '- ', '? ', '[\n'])
    assert.match(
      listProblems(`---\na: 1\n${mark.repeat(1000)}\n---\n`).join(),
      /front matter: expected at most 100/,
      mark,
    );
});

test('reads 100 kB of any kind in linear time', () => {
  const parts = ['- ', '\t', 'a: ', "'", '"', '[', '{', '*a ', '#', '----', '\n> ', '![', '`'];
  assertLinear((text) => parseSource('x', `${text}\n---\n`), parts, ['---\n', '---\na: ', '---\na: x\n---\n']);
});
