import { MODEL } from '../../app/model';
import { byPlace, type Inspection, inspectContent } from '../../lib/content/inspect';
import { inspectPictures } from '../pictures/prepare';
import { lastVersion } from './git';
import type { KnownContent } from './kept-content';
import { publishedBefore } from './ledger';

/**
 * Reads all content and looks at every picture it names.
 * @param root the content folder, as an absolute path
 * @param known see inspectContent
 * @returns what was read, with all problems in the order of their places
 */
export async function inspectAll(root: string, known: Partial<KnownContent> = {}): Promise<Inspection> {
  const inspection = inspectContent(root, MODEL, { ...known, lastVersion, ledger: publishedBefore(root) });
  const wrongPictures = await inspectPictures(inspection.pictures, root);
  return { ...inspection, problems: [...inspection.problems, ...wrongPictures].sort(byPlace) };
}
