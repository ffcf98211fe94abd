/** The site of content/. The only door to content for app/. */
import { recallingParser } from '@/lib/content/known-texts';
import { parseMarkdown } from '@/lib/content/outline';
import { contentStamp, type PagePlan, readKnownSources, readKnownTexts, readPagePlan } from '@/lib/content/read';
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

/** Only after the step of a build that has taken all content apart, or seen that it is as it was. */
const isKnown = process.env.KNOWN_CONTENT === 'on';

/** Takes a text apart, or knows it from the step before. */
export const parse = isKnown ? recallingParser(() => readKnownTexts().texts ?? new Map()) : parseMarkdown;

function makeSite(): Site {
  const { sources: before, soundOn } = isKnown ? readKnownSources() : {};
  const sources = before && { before, now: new Map(), soundOn };
  return createSite({ root, withDrafts: isPreview, sources, parse, ...MODEL });
}

let plan: PagePlan | undefined;

/** Whether the build has the page of an address from an earlier one, and puts it into the export itself. */
export function isKept(address: string): boolean {
  plan ??= isPreview ? {} : readPagePlan();
  return plan[address]?.isThere ?? false;
}
