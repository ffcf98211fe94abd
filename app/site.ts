/** The site of content/. The only door to content for app/. */
import { contentStamp } from '@/lib/content/read';
import { createSite } from '@/lib/site/create-site';
import type { Site } from '@/lib/site/types';
import { MODEL } from './model';

/** The folder all words and pictures of the site lie in. */
export const CONTENT = 'content';

const isPreview = process.env.NODE_ENV === 'development';
/** `npm run dev` renders a copy: the last valid version (scripts/preview/watch-content.ts). */
const root = (isPreview && process.env.PREVIEW_CONTENT) || CONTENT;

let made: { stamp: string; site: Site } | undefined;

/**
 * Made once a build; in the preview anew when a file has changed.
 * @throws ContentError while any content file is wrong
 */
export function getSite(): Site {
  const stamp = isPreview ? contentStamp(root) : '';
  // A draft is seen by its writer in the preview, marked, and never exported.
  if (made?.stamp !== stamp) made = { stamp, site: makeSite() };
  return made.site;
}

const makeSite = (): Site => createSite({ root, withDrafts: isPreview, ...MODEL });
