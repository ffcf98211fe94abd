import { MODEL } from '../../app/model';
import { byPlace, type Inspection, inspectContent } from '../../lib/content/inspect';
import { inspectPictures } from '../pictures/prepare';
import { lastVersion } from './git';

/**
 * Reads all content and looks at every picture it names.
 * @param root the content folder, as an absolute path
 * @returns what was read, with all problems in the order of their places
 */
export async function inspectAll(root: string): Promise<Inspection> {
  const inspection = inspectContent(root, MODEL, { lastVersion });
  const wrongPictures = await inspectPictures(inspection.pictures, root);
  return { ...inspection, problems: [...inspection.problems, ...wrongPictures].sort(byPlace) };
}
