import { FROZEN_CONTENT } from '../../scripts/test/roots';
import { entriesOf, inspectContent, RESERVED_NAMES } from '../support/content';
import { expect, test } from '../support/test';

test('no page can take the name of anything else that lies in the export', ({ site }) => {
  const content = inspectContent(FROZEN_CONTENT);
  const pages = ['industries', 'products', 'pages', 'blog', 'case-studies'].flatMap((folder) =>
    entriesOf(content, folder).map(({ slug }) => slug),
  );
  const names = site.files.map((file) => file.replace(/[./].*$/, ''));
  const further = content.documents.flatMap(({ alsoAt }) => alsoAt.map((address) => address.slice(1)));
  const others = [...new Set(names)].filter(
    (name) => /^[a-z0-9-]+$/.test(name) && ![...pages, ...further].includes(name),
  );
  expect(others).toEqual(expect.arrayContaining(['drawings', 'feed', 'index', 'llms', 'og', 'robots', 'sitemap']));
  expect(others.filter((name) => !RESERVED_NAMES.includes(name))).toEqual([]);
});
