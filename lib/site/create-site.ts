/** Makes the site from a content folder and the definitions of what it may hold. */

import { type LoadedFolder, loadContent } from '@/lib/content/inspect';
import type { Model } from '@/lib/content/kinds';
import type { ParseMarkdown } from '@/lib/content/outline';
import { ContentError } from '@/lib/content/problems';
import { addPublishedUrls } from '@/lib/content/published';
import { type PictureIndex, readPictures, sizeOfPublicFile } from '@/lib/content/read';
import { siteOf } from './site-of';
import type { Site } from './types';

type ContentOptions = Model & {
  /** Whether drafts, and what waits or is over, are part of it: in the preview only, marked as drafts. */
  withDrafts?: boolean;
  /** The prepared pictures, by the names content gives them. */
  pictures?: PictureIndex;
  /** How texts are taken apart; missing: anew. */
  parse?: ParseMarkdown | undefined;
};

export type SiteOptions = ContentOptions & {
  /** The content folder. */
  root: string;
  /** The day it is made for; missing: that of the build. */
  day?: string | undefined;
};

/**
 * @returns the site of a folder; see siteOf
 * @throws ContentError with all problems of all files
 */
export const createSite = ({ root, day, ...options }: SiteOptions): Site =>
  siteOfContent(loadContent(root, options, day), options);

/** The same for a folder that has been read. */
export function siteOfContent({ publishedUrls, ...content }: LoadedFolder, options: ContentOptions): Site {
  const { withDrafts = false, pictures = readPictures(), parse, ...model } = options;
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const shown = content.documents.filter(({ isShown }) => withDrafts || isShown);
  const pages = addPublishedUrls(publishedUrls, shown, content.day);
  const changed = new Map([...pages].flatMap(([path, page]) => (page ? [[path, page.day] as const] : [])));
  return siteOf({ content, withDrafts, pictures, publishedUrls, changed, sizeOf: sizeOfPublicFile, parse, ...model });
}
