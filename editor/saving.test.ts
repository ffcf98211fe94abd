import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathBefore, toRoute } from './saving';

const TEMPLATES = [
  { name: 'case-studies', file: 'content/case-studies/', url: '/case-study' },
  { name: 'pages', file: 'content/pages/', url: '' },
  { name: 'site', file: 'content/site.md' },
];

test('finds the form of a file', () => {
  const routes = ['content/case-studies/a.md', 'content/pages/a/b.md', 'content/site.md', 'content/shared/labels.md'];
  assert.deepEqual(
    routes.map((file) => toRoute(file, TEMPLATES)),
    [
      '#/collections/case-studies/entries/a',
      '#/collections/pages/entries/a/b',
      '#/collections/company/entries/site',
      undefined,
    ],
  );
});

test('finds the former path of a published page that is renamed', () => {
  const before = (from: string, to: string, isDraft = false) => pathBefore(from, to, isDraft, TEMPLATES);
  assert.equal(before('content/case-studies/a.md', 'content/case-studies/b.md'), '/case-study/a');
  assert.equal(before('content/case-studies/a.md', 'content/case-studies/a.md'), undefined);
  assert.equal(before('content/case-studies/a.md', 'content/case-studies/b.md', true), undefined);
  assert.equal(before('content/case-studies/', 'content/case-studies/b.md'), undefined, 'a new one');
});
