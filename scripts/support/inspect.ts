import type { CheckedContent } from '../../lib/content/check';
import { inspectContent } from '../../lib/content/read';
import { type ImageUse, listPresentImages } from '../../lib/content/rules/images';
import { inspectImages } from '../../lib/images/prepare';
import { inspectPublicFiles } from '../../lib/images/public';
import { byPlace } from '../../lib/model/problems';
import { readEarlierContent } from './earlier-content';

type Inspection = CheckedContent & {
  /** The images that exist. */
  images: readonly ImageUse[];
  /** Why no earlier version was compared. */
  noEarlier: string | undefined;
};

/** Reads and checks all content and its images. @returns what was read, with sorted problems */
export async function inspectAll(root: string): Promise<Inspection> {
  const { files: earlier, reason } = readEarlierContent(root);
  const checked = inspectContent(root, { earlier });
  const images = listPresentImages(checked);
  const { problems, notes } = await inspectImages(images, root);
  const inPublic = await inspectPublicFiles(
    new Set(checked.files.flatMap(({ path, alsoAt }) => (path === undefined ? [] : [path, ...alsoAt]))),
  );
  return {
    ...checked,
    images,
    problems: [...checked.problems, ...problems, ...inPublic].sort(byPlace),
    notes: [...checked.notes, ...notes].sort(byPlace),
    noEarlier: reason,
  };
}
