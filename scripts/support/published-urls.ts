import fs from 'node:fs';
import path from 'node:path';
import type { Inspection } from '../../lib/content/inspect';
import { countOf } from '../../lib/content/problems';
import { formatPublishedUrls, PUBLISHED_FILE } from '../../lib/content/published-urls';
import { addPublishedUrls } from '../../lib/content/record-published';

/** Adds the pages of today to content/published.txt after a deployment: until then a page can be renamed. */
export function recordPublishedUrls(root: string, { documents, publishedUrls, day }: Inspection): string {
  const file = path.join(root, PUBLISHED_FILE);
  const now = addPublishedUrls(publishedUrls, documents, day);
  const text = formatPublishedUrls(now);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return `content/${PUBLISHED_FILE}: up to date.`;
  fs.writeFileSync(file, text);
  const added = [...now.keys()].filter((url) => !publishedUrls.has(url)).length;
  return `content/${PUBLISHED_FILE}: ${countOf(added, 'new URL')}. Commit it.`;
}
