import { contentStamp } from '@/lib/content/read';
import { createSite } from '@/lib/site/create-site';
import type { Site } from '@/lib/site/types';
import { MODEL } from './model';

export const CONTENT = 'content';

const isPreview = process.env.NODE_ENV === 'development';
/** `npm run dev` renders a copy: the last valid version (scripts/preview/watch-content.ts). */
const root = (isPreview && process.env.PREVIEW_CONTENT) || CONTENT;

/** `npm run build -- --drafts` shows them to colleagues. */
const withDrafts = isPreview || process.env.DRAFTS === 'on';

const made = new Map<boolean, { stamp: string; site: Site }>();

/** Returns the site of content/. In the preview, a change creates it again. @throws ContentError for invalid content */
export const getSite = (): Site => siteWith(withDrafts);

/** Returns the site without drafts, for the feed and for files that search engines read. @throws ContentError */
export const getPublishedSite = (): Site => siteWith(false);

function siteWith(drafts: boolean): Site {
  const stamp = isPreview ? contentStamp(root) : '';
  const last = made.get(drafts);
  if (last?.stamp === stamp) return last.site;
  const site = createSite({ root, withDrafts: drafts, ...MODEL });
  made.set(drafts, { stamp, site });
  return site;
}
