import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { parseText } from '../../lib/content/read';
import { selectEntries } from '../../lib/content/select-entries';
import { encodePath } from './file';
import { deleteUnpublishedImages, publishedImages } from './published';

const postWith = (name: string, fields: string) => {
  const words = `A post called ${name}, with a text that is long enough for all fields`;
  const texts = `title: A post called ${name}\nexcerpt: ${words}.\ndescription: ${words}.\nimageAlt: A pier.`;
  const text = `---\n${texts}\nimage: /images/${name}.jpg\n${fields}\n---\n\nA text.\n`;
  return parseText(`content/blog/${name}.md`, text) ?? [];
};
const photo = (name: string) => ({ kind: 'photo' as const, name, widths: [400], width: 400, height: 300 });

test('deletes the images of drafts and of scheduled posts', () => {
  const files = [
    postWith('published', 'date: "2026-11-30"'),
    postWith('draft', 'date: "2026-11-30"\ndraft: true'),
    postWith('scheduled', 'date: "2026-12-02"'),
  ].flat();
  const names = ['published', 'draft', 'scheduled'];
  const index = Object.fromEntries(names.map((name) => [`/images/${name}.jpg`, photo(name)]));
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'out-'));
  fs.mkdirSync(path.join(out, 'pictures'));
  for (const name of names) fs.writeFileSync(path.join(out, `pictures/${name}-400.avif`), '');
  const published = publishedImages(selectEntries({ files, day: '2026-12-01' }, false), index);
  assert.deepEqual(Object.keys(published), ['/images/published.jpg']);
  deleteUnpublishedImages(out, published);
  assert.deepEqual(fs.readdirSync(path.join(out, 'pictures')), ['published-400.avif']);
});

test('encodes every sign of an image in its URL', () =>
  assert.equal(encodePath('/images/a #1?.svg'), '/images/a%20%231%3F.svg'));
