/** Nothing of an unpublished entry is in a public export. */
import fs from 'node:fs';
import path from 'node:path';
import { MARKETING_COPY } from '../../scripts/test/roots';
import { UNPUBLISHED } from '../support/marketing';
import { expect, test } from '../support/test';

/** The names of the photos' variants, which contain a hash of the photo. */
function variantNames(): readonly string[] {
  const index = JSON.parse(fs.readFileSync(path.join(MARKETING_COPY, '.cache/pictures/index.json'), 'utf8'));
  return UNPUBLISHED.map(({ photo }) => index[`/images/${photo}`].name);
}

test('exports no name, title, photo and search word of a draft and of a scheduled post', { tag: '@all' }, ({
  site,
}) => {
  const words = UNPUBLISHED.flatMap(({ slug, title, photo }) => [slug, title, photo.replace('.jpg', '')]);
  const others = ['a-draft', 'A draft of a', 'a-post-to-come', 'A post of a day to come'];
  const secrets = [...words, ...others, ...variantNames()];
  expect(site.files).toContain('admin/files.json');
  expect(site.files.some((file) => file.startsWith('pictures/team-on-site-'))).toBe(true);
  const isCompressed = (file: string) => /\.(avif|webp|png|jpe?g|woff2?)$/.test(file);
  for (const secret of secrets) {
    expect
      .soft(
        site.files.filter((file) => file.includes(secret)),
        secret,
      )
      .toEqual([]);
    const texts = site.files.filter((file) => !isCompressed(file) && site.read(file).includes(secret));
    expect.soft(texts, secret).toEqual([]);
  }
});
