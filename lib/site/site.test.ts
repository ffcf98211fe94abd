import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDate } from './format-date';
import { documentTitle } from './metadata';
import { followingEntries } from './navigation';

test('formats dates as the specification does, or as another language, the same day in every time zone', (t) => {
  const { TZ } = process.env;
  t.after(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  for (const place of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    process.env.TZ = place;
    assert.equal(formatDate('2024-03-15', 'en-US'), 'March 15, 2024');
    assert.equal(formatDate('2024-01-01', 'en-US'), 'January 1, 2024');
    assert.equal(formatDate('2019-12-30', 'en-US', 'short'), 'Dec 30, 2019');
    assert.equal(formatDate('2026-11-23', 'en-AU'), '23 November 2026');
  }
});

test("puts the site's name after a page's title where both fit", () => {
  assert.equal(documentTitle('Contact', 'Spanwell'), 'Contact | Spanwell');
  const long = 'What a title of a post of fifty-six letters says to others';
  assert.equal(documentTitle(long, 'Spanwell'), long);
  assert.equal(documentTitle('Contact', 'A company with a name that is longer than fifty-six characters'), 'Contact');
});

test('lists the other pages of a collection in their order, products with their stage', () => {
  const entries = [
    { slug: 'a', path: '/blog/a', navLabel: 'Page A', title: 'Long title of A' },
    { slug: 'b', path: '/blog/b', title: 'Page B' },
    { slug: 'c', path: '/blog/c', title: 'Page C' },
  ];
  assert.deepEqual(followingEntries(entries, 'b'), [
    { label: 'Page A', link: '/blog/a' },
    { label: 'Page C', link: '/blog/c' },
  ]);
  assert.deepEqual(
    followingEntries(entries, 'a').map(({ link }) => link),
    ['/blog/b', '/blog/c'],
  );
  const products = entries.map((entry, index) => ({ ...entry, stage: index + 1 }));
  assert.deepEqual(
    followingEntries(products, 'b').map(({ stage }) => stage),
    [1, 3],
  );
});
