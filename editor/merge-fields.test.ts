import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeFields } from './merge-fields';

const section = (heading: string, rest: object = {}) => ({ section: 'intro', heading, ...rest });
const BASE = { title: 'A', sections: [section('One'), section('Two')], tags: ['x'], body: 'Text' };

test('keeps what two people have changed in different fields', () => {
  const theirs = { ...BASE, title: 'B', sections: [section('1'), section('Two', { text: 'New' })] };
  const ours = { ...BASE, tags: ['x', 'y'], sections: [section('One'), section('2')], draft: false };
  assert.deepEqual(mergeFields(BASE, theirs, ours), {
    value: {
      ...BASE,
      title: 'B',
      tags: ['x', 'y'],
      draft: false,
      sections: [section('1'), section('2', { text: 'New' })],
    },
    conflicts: [],
  });
});

test('keeps a field that one of them has removed or added', () => {
  const { tags: _, ...theirs } = BASE;
  assert.deepEqual(mergeFields(BASE, theirs, { ...BASE, note: 'New' }).value, { ...theirs, note: 'New' });
});

test('reports only fields that both have changed, by their paths', () => {
  const theirs = { ...BASE, title: 'B', sections: [section('Theirs'), section('Two')] };
  const ours = { ...BASE, title: 'B', sections: [section('Ours'), section('Two')] };
  const { value, conflicts } = mergeFields(BASE, theirs, ours);
  assert.deepEqual(conflicts, [{ path: ['sections', '0', 'heading'], theirs: 'Theirs', ours: 'Ours' }]);
  assert.deepEqual(value, ours);
});

test('reports a whole list that one has moved and the other edited', () => {
  const [first, second] = BASE.sections;
  const other = { ...section('Three'), section: 'cards' };
  const { conflicts } = mergeFields(
    BASE,
    { ...BASE, sections: [second, first, other] },
    { ...BASE, sections: [first] },
  );
  assert.deepEqual(
    conflicts.map(({ path }) => path),
    [['sections']],
  );
});
