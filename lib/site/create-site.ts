import type { LoadedContent } from '@/lib/content/check';
import type { Model } from '@/lib/content/content-types';
import { loadContent } from '@/lib/content/inspect';
import { ContentError } from '@/lib/content/problems';
import { type ImageIndex, readImageIndex, sizesOfPublicFiles } from '@/lib/content/read';
import { buildSite } from './build-site';
import type { Site } from './types';

type ContentOptions = {
  /** Whether drafts and scheduled pages are included, marked as drafts: in the preview only. */
  withDrafts?: boolean;
  images?: ImageIndex;
};

type SiteOptions = Model &
  ContentOptions & {
    root: string;
    /** Default: the day of the build. */
    day?: string | undefined;
  };

/** Creates the site from a content folder and its definitions. @throws ContentError with all problems of all files */
export const createSite = ({ root, day, ...options }: SiteOptions): Site =>
  siteOfContent(loadContent(root, options, day), options);

/** Creates the site of a folder that has been read. */
export function siteOfContent(content: LoadedContent, options: ContentOptions): Site {
  const { withDrafts = false, images = readImageIndex() } = options;
  if (content.problems.length > 0) throw new ContentError(content.problems);
  return buildSite({ content, withDrafts, images, fileSizes: sizesOfPublicFiles() });
}
