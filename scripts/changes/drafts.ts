import { z } from 'zod';
import { MODEL } from '../../app/model';
import type { Document } from '../../lib/content/document';
import { loadContent } from '../../lib/content/inspect';
import { contentHashOf } from '../../lib/content/record-published';

const titled = z.object({ title: z.string().catch('without a title') });

/** Lists new and changed drafts and scheduled pages. @param before folder of the content, as is `after` */
export function listDrafts(before: string, after: string): string[] {
  const { documents: old } = loadContent(before, MODEL);
  const { documents, day } = loadContent(after, MODEL);
  const stateOf = ({ isDraft, from }: Document) =>
    isDraft ? 'draft' : from !== undefined && from > day ? `scheduled for ${from}` : undefined;
  return documents.flatMap((document) => {
    const state = stateOf(document);
    if (state === undefined) return [];
    const { url, source } = document;
    const last = old.find((other) => other.source.file === source.file);
    if (last && contentHashOf(last) === contentHashOf(document) && stateOf(last) === state) return [];
    const { title } = titled.parse(source.data);
    return [`${url}  ${title} (${state}, ${last ? 'changed' : 'new'})`];
  });
}
