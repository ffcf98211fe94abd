import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathBefore } from './saving';

const PLACES = [{ file: 'content/case-studies/', url: '/case-study' }];

test('finds the former path of a published page that is renamed', () => {
  const before = (from: string, to: string, isDraft = false) => pathBefore(from, to, isDraft, PLACES);
  assert.equal(before('content/case-studies/a.md', 'content/case-studies/b.md'), '/case-study/a');
  assert.equal(before('content/case-studies/a.md', 'content/case-studies/a.md'), undefined);
  assert.equal(before('content/case-studies/a.md', 'content/case-studies/b.md', true), undefined);
  assert.equal(before('content/case-studies/', 'content/case-studies/b.md'), undefined, 'a new one');
});
