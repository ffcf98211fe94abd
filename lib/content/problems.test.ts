import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOptions, describeProblem, describeValue } from './problems';

test('describes a problem in 300 characters at most, whatever was found', () => {
  const long = 'x'.repeat(250_000);
  for (const part of ['field', 'expected', 'found'] as const)
    assert.ok(describeProblem({ field: 'a', expected: 'b', found: 'c', [part]: long }).length <= 300, part);
  assert.ok(describeProblem({ field: long, expected: long, found: long }).length <= 300);
});

test('keeps the nearest name of a long list', () => {
  const names = Array.from({ length: 100 }, (_, index) => `name-${index}-of-many`);
  assert.match(describeOptions([...names, 'level'], 'levle'), /… \(did you mean "level"\?\)$/);
});

test('shows characters without a shape by their codes', () => {
  assert.equal(describeValue('10.15\u202FAM'), '"10.15<U+202F>AM"');
  assert.equal(describeValue('a\u00A0b\u200Bc é'), '"a<U+00A0>b<U+200B>c é"');
});
