/** What tests of content use of the project's own code, and copies of the frozen content to break. */
import { z } from 'zod';
import { MODEL } from '../../app/model';
import { type Inspection, inspectContent as inspect } from '../../lib/content/inspect';

export { RESERVED_NAMES } from '../../lib/content/checks/urls';
export { formatProblem } from '../../lib/content/problems';
export { generatePosts } from '../../scripts/generate-posts';
export { inspectAll } from '../../scripts/support/inspect';

/** A file's date, tags, title and text, as a check read them. */
const entry = z.looseObject({ title: z.string(), date: z.string().optional() });

/** The entries of a collection that were read, by the name of its folder. */
export const entriesOf = ({ documents }: Inspection, folder: string) =>
  documents
    .filter(({ type }) => type.folder === folder)
    .map(({ source, path }) => ({ slug: path, file: source.file, body: source.body, data: entry.parse(source.data) }));

/** Checks a content folder as the build of a day does, pictures' files aside. */
export const inspectContent = (root: string, day?: string): Inspection => inspect(root, MODEL, { day });
