import { cache } from 'react';
import { inspectContent } from '@/lib/content/inspect';
import { once } from '@/lib/content/memoize';
import { createSite, siteOfContent } from '@/lib/site/create-site';
import type { Site } from '@/lib/site/types';
import { MODEL } from './model';
import { prepareNewImages } from './prepare-new-images';

export const CONTENT = 'content';

declare const require: { context(folder: string, isDeep: boolean, names: RegExp): unknown };
// Next renders the open page again when a file changes that the code requires.
if (process.env.NODE_ENV === 'development') require.context('../content', true, /\.md$/);

const isPreview = process.env.NODE_ENV === 'development';

/** Returns the site of content/, in the preview and after `npm run build -- --drafts` with drafts. @throws ContentError */
export const getSite = siteReader(isPreview || process.env.DRAFTS === 'on');

/** Returns the site without drafts, for feeds and for files that search engines read. @throws ContentError */
export const getPublishedSite = siteReader(false);

/** Returns a function that creates the site: once for an export, for each request in the preview. */
function siteReader(withDrafts: boolean): () => Site {
  if (!isPreview) return once(() => createSite({ root: CONTENT, withDrafts, ...MODEL }));
  return cache(() => {
    const inspection = inspectContent(CONTENT, MODEL);
    if (inspection.problems.length === 0) prepareNewImages(inspection.images);
    return siteOfContent(inspection, { withDrafts });
  });
}
