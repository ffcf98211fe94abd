import { contentStamp } from '@/lib/content/read';
import { createSite } from '@/lib/site/create-site';
import type { Site } from '@/lib/site/types';
import { MODEL } from './model';

export const CONTENT = 'content';

const isPreview = process.env.NODE_ENV === 'development';
/** `npm run dev` renders a copy: the last valid version (scripts/preview/watch-content.ts). */
const root = (isPreview && process.env.PREVIEW_CONTENT) || CONTENT;

let made: { stamp: string; site: Site } | undefined;

/** Returns the site of content/. In the preview, a change creates it again. @throws ContentError for invalid content */
export function getSite(): Site {
  const stamp = isPreview ? contentStamp(root) : '';
  if (made?.stamp !== stamp) made = { stamp, site: makeSite() };
  return made.site;
}

const makeSite = (): Site => createSite({ root, withDrafts: isPreview, ...MODEL });
