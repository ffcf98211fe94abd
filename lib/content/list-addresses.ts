import { paginateCollection } from '../shared/paginated-collection';
import type { Document } from './document';

/** Returns the URLs of all list and topic pages with published entries. */
export function listAddresses(documents: readonly Document[]): string[] {
  const lists = new Set(documents.flatMap(({ kind }) => (kind.collection?.list === undefined ? [] : [kind])));
  return [...lists].flatMap((kind) => {
    const entries = documents.filter((document) => document.kind === kind && document.isShown);
    const items = entries.map(({ path, tags }) => ({ slug: path, tags }));
    return paginateCollection(kind.collection?.address ?? '', items).lists.map(({ address }) => address);
  });
}
