import { formatPublishedUrls, PUBLISHED_FILE } from '../../lib/content/published-urls';
import { addPublishedUrls } from '../../lib/content/record-published';
import { sitemap } from '../../lib/site/sitemap';
import { expect, STUDY, test } from '../support/content';

test('dates a page by the last change of its own text, a list by the latest of its entries', ({ content }) => {
  const { documents } = content.inspect('2026-01-01');
  content.write(PUBLISHED_FILE, formatPublishedUrls(addPublishedUrls(new Map(), documents, '2026-01-01')));
  content.append(STUDY, '\nOne sentence more.\n');
  const list = sitemap(content.site({ day: '2026-03-05' }));
  const dayOf = (path: string) => list.find(({ url }) => new URL(url).pathname === path)?.lastModified;
  for (const path of ['/about', '/blog']) expect(dayOf(path)).toBe('2026-01-01');
  for (const path of ['/case-study', '/case-study/application-migration-iris']) expect(dayOf(path)).toBe('2026-03-05');
});
