/** The images of a public export. */
import fs from 'node:fs';
import path from 'node:path';
import { deleteUnpublishedImages, publishedImages } from '../../export/images/published';
import { checkContent, selectDocuments } from '../../lib/content/check';
import { parseSource } from '../../lib/content/front-matter';
import { expect, test } from '../support/test';

const DAY = '2026-12-01';

const postWith = (name: string, fields: string) => {
  const text = `---\ntitle: ${name}\nimage: /images/${name}.jpg\n${fields}\n---\n\nA text.\n`;
  return parseSource(`content/blog/${name}.md`, text).source ?? [];
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
  const out = test.info().outputPath();
  fs.mkdirSync(path.join(out, 'pictures'), { recursive: true });
  for (const name of names) fs.writeFileSync(path.join(out, `pictures/${name}-400.avif`), '');

  const content = checkContent({ files, problems: [] }, DAY);
  const published = publishedImages(selectDocuments(content, false), index);
  expect(Object.keys(published)).toEqual(['/images/published.jpg']);
  deleteUnpublishedImages(out, published);
  expect(fs.readdirSync(path.join(out, 'pictures'))).toEqual(['published-400.avif']);
});
