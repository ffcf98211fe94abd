import { expect, test } from '@playwright/test';
import { parseSource } from '../../lib/content/front-matter';
import { formatProblem, shortened } from '../../lib/content/problems';

const problemsOf = (yaml: string) =>
  parseSource('content/a.md', `---\n${yaml}\n---\n`).problems.map((problem) => formatProblem(problem).slice(13));

test('says what to write for each mistake of YAML, in words of the page', () => {
  const cases: [yaml: string, problem: string][] = [
    ['title: @work', '2  title: expected quotes around the whole value: "@work", found @work'],
    ['title: %done', '2  title: expected quotes around the whole value: "%done", found %done'],
    ['title: `code`', '2  title: expected quotes around the whole value: "`code`", found `code`'],
    ['title: &Co words', '2  title: expected quotes around a text that starts with &: "&Co words", found "words"'],
    ['title: *bold* words', '2  title: expected quotes around the whole value: "*bold* words", found *bold* words'],
    ['title: !important', '2  title: expected quotes around the whole value: "!important", found !important'],
    ['title: - one', '2  title: expected quotes around the whole value: "- one", found - one'],
    [
      'title: [one',
      '2  title: expected ] where the value ends, or quotes around a text that starts with [: title: "[one", found "[one"',
    ],
    ['title: "one', '2  title: expected " where the value ends, found "\\"one"'],
    [
      'title: "C:\\new \\work"',
      '2  title: expected single quotes around a text with \\: \'C:\\new \\work\', found "C:\\new \\work"',
    ],
    [
      'title: a\n  b: c',
      '3  front matter: expected the same indentation as its neighbours, with two spaces for each level, found "b: c"',
    ],
    [
      'title: a\n date: b',
      '3  front matter: expected the same indentation as its neighbours, with two spaces for each level, found "date: b"',
    ],
    [
      'title: a\nwords',
      '3  front matter: expected a field and its value, such as title: Our work, with two spaces for each level, found "words"',
    ],
    [
      'title: a\n}',
      '3  front matter: expected a field and its value, such as title: Our work, with two spaces for each level, found "}"',
    ],
  ];
  for (const [yaml, problem] of cases) {
    const found = problemsOf(yaml);
    expect.soft(found[0], yaml).toBe(problem);
    expect
      .soft(found.join(), yaml)
      .not.toMatch(/anchor|scalar|implicit|flow|mapping|token|collection|plain value|tag /i);
  }
});

test('reads a line of 20,000 keys in no time', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `a${index}: 1`).join(', ');
  expect(problemsOf(`t: {${keys}}`)).toEqual(['1  front matter: expected at most 40 kB, found 209 kB']);
});

test('lists the fields of a group once in a report', () => {
  const unknown = (field: string, expected: string) => ({
    file: 'content/a.md',
    line: 1,
    field,
    expected,
    found: 'an unknown field',
  });
  const list = 'one of the fields title, date';
  const problems = [
    unknown('titel', `${list} (did you mean "title"?)`),
    unknown('x', list),
    unknown('y', 'one of the fields a, b'),
  ];
  expect(shortened(problems).map(({ expected }) => expected)).toEqual([
    'one of the fields title, date (did you mean "title"?)',
    'one of the same fields',
    'one of the fields a, b',
  ]);
});
