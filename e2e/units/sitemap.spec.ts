import { createSitemap } from '../../app/sitemap';
import { expect, line, POST, test } from '../support/content';

test('dates a post by its last update, else by its date, and no page', ({ content }) => {
  const dayOf = (path: string) =>
    createSitemap(content.site()).find(({ url }) => new URL(url).pathname === path)?.lastModified;
  const post = `/${POST.replace('.md', '')}`;
  expect(dayOf(post)).toBe('2024-03-15');
  content.edit(POST, line('date'), 'date: "2024-03-15"\nupdated: "2025-01-02"');
  expect(dayOf(post)).toBe('2025-01-02');
  for (const path of ['/', '/about', '/blog']) expect(dayOf(path), path).toBeUndefined();
});
