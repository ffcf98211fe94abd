import { inspectImages } from '../../export/images/prepare';
import { inspectPublicFiles } from '../../export/images/public';
import { byPlace, type Inspection } from '../../lib/content/check';
import { inspectContent } from '../../lib/content/read';
import { readEarlierContent } from './earlier-content';

/** Reads and checks all content and its images. @returns what was read, with sorted problems, and why no earlier version was compared */
export async function inspectAll(root: string): Promise<Inspection & { noEarlier: string | undefined }> {
  const { files, reason } = readEarlierContent(root);
  const inspection = inspectContent(root, { earlier: files });
  const { problems, notes } = await inspectImages(inspection.images, root);
  const inPublic = await inspectPublicFiles(
    new Set(inspection.documents.flatMap(({ url, alsoAt }) => (url === undefined ? [] : [url, ...alsoAt]))),
  );
  return {
    ...inspection,
    problems: [...inspection.problems, ...problems, ...inPublic].sort(byPlace),
    notes: [...inspection.notes, ...notes].sort(byPlace),
    noEarlier: reason,
  };
}
