import path from 'node:path';
import { loadContent, TAKEN_NAMES } from '../support/content';
import { FROZEN_CONTENT } from '../support/roots';
import { expect, test } from '../support/test';

test('no industry and no product can take the name of anything else that lies in the export', ({ site }) => {
  const { industries, products } = loadContent(path.resolve(FROZEN_CONTENT));
  const pages = [...industries, ...products].map(({ slug }) => slug);
  const names = site.files.map((file) => file.replace(/[./].*$/, ''));
  const others = [...new Set(names)].filter((name) => /^[a-z0-9-]+$/.test(name) && !pages.includes(name));
  expect(others).toEqual(expect.arrayContaining(['about', 'feed', 'index', 'llms', 'og', 'robots', 'sitemap']));
  expect(others.filter((name) => !TAKEN_NAMES.includes(name))).toEqual([]);
});
