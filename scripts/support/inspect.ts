import { MODEL } from '../../app/model';
import { byPlace } from '../../lib/content/check';
import { type Inspection, inspectContent } from '../../lib/content/inspect';
import { inspectImages, inspectWidths } from '../images/prepare';
import { lastVersion } from './git';

/** Reads and checks all content and its images. @returns what was read, with sorted problems */
export async function inspectAll(root: string): Promise<Inspection> {
  const inspection = inspectContent(root, MODEL, { lastVersion });
  const wrongPictures = await inspectImages(inspection.images, root);
  const problems = [...inspection.problems, ...wrongPictures].sort(byPlace);
  // A file that is no picture has no width.
  const notes = wrongPictures.length > 0 ? [] : await inspectWidths(inspection.images, root);
  return { ...inspection, problems, notes: [...inspection.notes, ...notes].sort(byPlace) };
}
