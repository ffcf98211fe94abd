/** Builds the fixture content next to the project once marketing has changed content/. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getContent } from '../../../app/site';
import { fingerprint, isExportFresh } from '../../../scripts/support/fingerprint';
import { FIXTURE_CONTENT, FIXTURE_COPY } from '../../../scripts/test/roots';
import { build, cloneProject } from './clone';

/** Explains a failing build to a person who has changed code or content elsewhere. */
const EXPLANATION = `${FIXTURE_CONTENT} is the content that tests quote. It changes with a schema, never with an edit of content/.
After a change of a schema, repeat the change of content/ there: git diff HEAD -- content | git apply --directory=e2e/fixtures
npm run content -- ${FIXTURE_CONTENT} lists what is missing. e2e/README.md explains it. Its build failed with:`;

test('builds the fixture content', () => {
  test.setTimeout(600_000);
  const { day } = getContent();
  if (isExportFresh(fingerprint(day, '.', FIXTURE_CONTENT), FIXTURE_COPY)) return;
  cloneProject(FIXTURE_COPY);
  fs.rmSync(path.join(FIXTURE_COPY, 'content'), { recursive: true });
  fs.cpSync(FIXTURE_CONTENT, path.join(FIXTURE_COPY, 'content'), { recursive: true });
  // What the project's own build has cached: only the pages that differ are made again.
  for (const cache of ['.next/cache', '.cache'])
    if (fs.existsSync(cache)) fs.cpSync(cache, path.join(FIXTURE_COPY, cache), { recursive: true });
  try {
    build(FIXTURE_COPY);
  } catch (error) {
    throw new Error(`${EXPLANATION}\n${error instanceof Error ? error.message : error}`);
  }
  expect(fs.existsSync(path.join(FIXTURE_COPY, 'out/index.html'))).toBe(true);
});
