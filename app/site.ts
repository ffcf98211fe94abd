import { cache } from 'react';
import type { LoadedContent } from '@/lib/content/check';
import { inspectContent, loadContent } from '@/lib/content/inspect';
import { once } from '@/lib/content/memoize';
import { createSite } from '@/lib/site/create-site';
import { MODEL } from './model';
import { prepareNewImages } from './prepare-new-images';

const CONTENT = 'content';

declare const require: { context(folder: string, isDeep: boolean, names: RegExp): unknown };
// Next renders the open page again when a file changes that the code requires.
if (process.env.NODE_ENV === 'development') require.context('../content', true, /\.md$/);

const isPreview = process.env.NODE_ENV === 'development';

/** Creates a value once for an export, for each request in the preview. */
const reuse = isPreview ? cache : once;

/** Returns content/, validated. */
export const getContent = reuse((): LoadedContent => {
  if (!isPreview) return loadContent(CONTENT, MODEL);
  const inspection = inspectContent(CONTENT, MODEL);
  if (inspection.problems.length === 0) prepareNewImages(inspection.images);
  return inspection;
});

/** Returns the site of content/, in the preview and after `npm run build -- --drafts` with drafts. @throws ContentError */
export const getSite = reuse(() => createSite(getContent(), { withDrafts: isPreview || process.env.DRAFTS === 'on' }));

/** Returns the site without drafts, for feeds and for files that search engines read. @throws ContentError */
export const getPublishedSite = reuse(() => createSite(getContent()));
