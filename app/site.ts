import { cache } from 'react';
import type { Content } from '@/lib/content/content-file';
import { inspectContent, measurePublicFiles, readContent } from '@/lib/content/read';
import { listPresentImages } from '@/lib/content/rules/images';
import { readImageIndex } from '@/lib/images/index-file';
import { IS_PREVIEW } from '@/lib/is-preview';
import { findIn } from '@/lib/model/image-file';
import { once } from '@/lib/model/once';
import { ContentError } from '@/lib/model/problems';
import type { FindImage } from '@/lib/model/walk';
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

/** Reads content/, which the build has checked. @throws ContentError in the preview, with all problems of all files */
export const getContent = reuse((): Content => {
  if (!IS_PREVIEW) return readContent(CONTENT);
  const { problems, ...content } = inspectContent(CONTENT);
  if (problems.length > 0) throw new ContentError(problems);
  prepareNewImages(listPresentImages(content));
  return content;
});

type Options = {
  /** Whether drafts and scheduled pages are included, marked as drafts. */
  withDrafts?: boolean;
  findImage?: FindImage;
};

function findPrepared(): FindImage {
  const images = readImageIndex();
  return (key) => findIn(images, key);
}

/** Creates the site of content/. @throws ContentError if a published file cannot be parsed */
export function createSite(content: Content, options: Options = {}): Site {
  const { withDrafts = false, findImage = findPrepared() } = options;
  const problems = content.files.flatMap((file) => (file.isDraft ? [] : (file.problems ?? [])));
  if (problems.length > 0) throw new ContentError(problems);
  return buildSite({ content, withDrafts, findImage, fileSizes: measurePublicFiles() });
}

const showsDrafts = IS_PREVIEW || readSettings().showsDrafts;

/** Returns the site of content/, in the preview and after `npm run build -- --drafts` with drafts. @throws ContentError */
export const getSite = reuse(() => createSite(getContent(), { withDrafts: showsDrafts }));

/** Returns the site without drafts, for feeds and for files that search engines read. @throws ContentError */
export const getPublishedSite = showsDrafts ? reuse(() => createSite(getContent())) : getSite;
