import { cache } from 'react';
import type { LoadedContent } from '@/lib/content/check';
import { once } from '@/lib/content/memoize';
import { ContentError } from '@/lib/content/problems';
import { type ImageIndex, inspectContent, loadContent, measurePublicFiles, readImageIndex } from '@/lib/content/read';
import { IS_PREVIEW } from '@/lib/is-preview';
import { readSettings } from '@/lib/settings';
import { buildSite } from '@/lib/site/build-site';
import type { Site } from '@/lib/site/types';
import { prepareNewImages } from './prepare-new-images';

const CONTENT = 'content';

declare const require: { context(folder: string, isDeep: boolean, names: RegExp): unknown };
// Next renders the open page again when a file changes that the code requires.
if (process.env.NODE_ENV === 'development') require.context('../content', true, /\.md$/);

/** Creates a value once for an export, for each request in the preview. */
const reuse = IS_PREVIEW ? cache : once;

export const getContent = reuse((): LoadedContent => {
  if (!IS_PREVIEW) return loadContent(CONTENT);
  const inspection = inspectContent(CONTENT);
  if (inspection.problems.length === 0) prepareNewImages(inspection.images);
  return inspection;
});

type Options = {
  /** Whether drafts and scheduled pages are included, marked as drafts. */
  withDrafts?: boolean;
  images?: ImageIndex;
};

/** Creates the site of validated content. @throws ContentError with all problems of all files */
export function createSite(content: LoadedContent, options: Options = {}): Site {
  const { withDrafts = false, images = readImageIndex() } = options;
  if (content.problems.length > 0) throw new ContentError(content.problems);
  return buildSite({ content, withDrafts, images, fileSizes: measurePublicFiles() });
}

const showsDrafts = IS_PREVIEW || readSettings().showsDrafts;

/** Returns the site of content/, in the preview and after `npm run build -- --drafts` with drafts. @throws ContentError */
export const getSite = reuse(() => createSite(getContent(), { withDrafts: showsDrafts }));

/** Returns the site without drafts, for feeds and for files that search engines read. @throws ContentError */
export const getPublishedSite = showsDrafts ? reuse(() => createSite(getContent())) : getSite;
