import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOptions, describeProblem, describeValue, shortened } from './problems';

test('describes a problem in 400 characters at most, whatever was found', () => {
  const long = 'x'.repeat(250_000);
  for (const part of ['expected', 'found'] as const)
    assert.ok(describeProblem('a', { expected: 'b', found: 'c', [part]: long }).length <= 400, part);
  assert.ok(describeProblem(long, { expected: 'b', found: 'c' }).length <= 400);
  assert.ok(describeProblem(long, { expected: long, found: long }).length <= 400);
});

test('keeps the nearest name of a long list', () => {
  const names = Array.from({ length: 100 }, (_, index) => `name-${index}-of-many`);
  assert.match(
    describeOptions([...names, 'level'], 'levle'),
    /^one of these \(did you mean "level"\?\): name-0-of-many, .*…$/,
  );
});

test('shows characters without a shape by their codes', () => {
  assert.equal(describeValue('10.15\u202FAM'), '"10.15<U+202F>AM"');
  assert.equal(describeValue('a\u00A0b\u200Bc é'), '"a<U+00A0>b<U+200B>c é"');
});

test('lists the fields of a group once in a report', () => {
  const unknown = (field: string, expected: string) =>
    ({ file: 'content/a.md', line: 1, place: 'field', path: [field], expected, found: '' }) as const;
  const list = 'one of the fields title, date';
  const problems = [
    unknown('titel', 'one of the fields (did you mean "title"?): title, date'),
    unknown('x', list),
    unknown('y', 'one of a, b'),
  ];
  assert.deepEqual(
    shortened(problems).map(({ expected }) => expected),
    ['one of the fields (did you mean "title"?): title, date', 'one of the same fields', 'one of a, b'],
  );
});
