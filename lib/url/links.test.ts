/** URLs and names that content makes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../../e2e/support/cases';
import { isExternal, mailto } from './links';
import { slugFrom } from './slug-from';
import { toPlayerUrl } from './videos';

test('makes slugs of titles', () => {
  assert.equal(slugFrom('Zürich & Café: what’s new in 2026?'), 'zurich-cafe-whats-new-in-2026');
  assert.equal(slugFrom('Größe und Maß: fünf Straßen in Łódź'), 'grosse-und-mass-funf-strassen-in-lodz');
  assert.equal(slugFrom('日本'), '');
});

test('opens an e-mail with what was typed, and a plain one without', () => {
  assert.equal(mailto('a@b.example'), 'mailto:a@b.example');
  assert.equal(mailto('a@b.example', 'Enquiry'), 'mailto:a@b.example?subject=Enquiry');
  assert.equal(
    mailto('a@b.example', 'A & B', ['First name: Ada', 'Message: one\ntwo + 100 %']),
    'mailto:a@b.example?subject=A%20%26%20B&body=First%20name%3A%20Ada%0D%0AMessage%3A%20one%0D%0Atwo%20%2B%20100%20%25',
  );
});

test('takes a backslash for another site, as browsers do', () => {
  for (const url of ['/\\evil.example', '\\\\evil.example', '//evil.example', 'h\nttps://evil.example'])
    assert.equal(isExternal(url), true, url);
  assert.equal(isExternal('/about'), false);
});

test('finds the player of any link to a video that YouTube or Vimeo hand out, and of nothing else', () => {
  for (const [url, player] of readCases('videos')) assert.equal(toPlayerUrl(url), player || undefined, url);
});
