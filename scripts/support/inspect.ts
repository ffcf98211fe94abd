import { MODEL } from '../../app/model';
import { byPlace } from '../../lib/content/check';
import { type Inspection, inspectContent } from '../../lib/content/inspect';
import { inspectImages } from '../images/prepare';
import { lastVersion } from './git';

/** Reads and checks all content and its images. @returns what was read, with sorted problems */
export async function inspectAll(root: string): Promise<Inspection> {
  const inspection = inspectContent(root, MODEL, { lastVersion });
  const { problems, notes } = await inspectImages(inspection.images, root);
  return {
    ...inspection,
    problems: [...inspection.problems, ...problems].sort(byPlace),
    notes: [...inspection.notes, ...notes].sort(byPlace),
  };
}
