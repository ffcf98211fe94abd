import type { LoadedContent } from '@/lib/content/check';
import { ContentError } from '@/lib/content/problems';
import { type ImageIndex, readImageIndex, sizesOfPublicFiles } from '@/lib/content/read';
import { buildSite } from './build-site';
import type { Site } from './types';

type Options = {
  /** Whether drafts and scheduled pages are included, marked as drafts: in the preview only. */
  withDrafts?: boolean;
  images?: ImageIndex;
};

/** Creates the site of validated content. @throws ContentError with all problems of all files */
export function createSite(content: LoadedContent, options: Options = {}): Site {
  const { withDrafts = false, images = readImageIndex() } = options;
  if (content.problems.length > 0) throw new ContentError(content.problems);
  return buildSite({ content, withDrafts, images, fileSizes: sizesOfPublicFiles() });
}
