import { inspectImages } from '../../export/images/prepare';
import { inspectPublicFiles } from '../../export/images/public';
import { byPlace, type Inspection } from '../../lib/content/check';
import { inspectContent } from '../../lib/content/read';
import { readEarlierContent } from './earlier-content';

/** Reads and checks all content and its images. @returns what was read, with sorted problems */
export async function inspectAll(root: string): Promise<Inspection & { hasEarlier: boolean }> {
  const earlier = readEarlierContent(root);
  const inspection = inspectContent(root, { earlier });
  const { problems, notes } = await inspectImages(inspection.images, root);
  const inPublic = await inspectPublicFiles(
    new Set(inspection.documents.flatMap(({ url, alsoAt }) => (url === undefined ? [] : [url, ...alsoAt]))),
  );
  return {
    ...inspection,
    problems: [...inspection.problems, ...problems, ...inPublic].sort(byPlace),
    notes: [...inspection.notes, ...notes].sort(byPlace),
    hasEarlier: earlier !== undefined,
  };
}
