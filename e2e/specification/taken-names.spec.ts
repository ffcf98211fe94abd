import { PRIVATE_FILES } from '../../hosts/policy';
import { RESERVED_NAMES } from '../../lib/content/checks/urls';
import { inspectContent } from '../../lib/content/read';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';
import { expect, test } from '../support/test';

test('reserves the names of everything in the export that is no page', ({ site }) => {
  const { documents } = inspectContent(FIXTURE_CONTENT);
  const pages = documents.flatMap(({ path, alsoAt }) => [path, ...alsoAt.map((url) => url.slice(1))]);
  const names = new Set(
    site.files.filter((file) => !PRIVATE_FILES.includes(file)).map((file) => file.replace(/[./].*$/, '')),
  );
  const others = [...names].filter((name) => /^[a-z0-9-]+$/.test(name) && !pages.includes(name));
  expect(others).toEqual(expect.arrayContaining(['drawings', 'feed', 'index', 'llms', 'og', 'robots', 'sitemap']));
  expect(others.filter((name) => !RESERVED_NAMES.includes(name))).toEqual([]);
});
