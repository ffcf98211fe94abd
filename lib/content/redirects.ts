import { z } from 'zod';
import { paginate } from '../shared/paginated-collection';
import { companyFields } from './content-types';
import type { Document, Documents } from './document';

/** Returns the URLs of all list pages with published entries. */
export function listUrls(documents: Documents): string[] {
  const lists = new Set(documents.flatMap(({ type }) => (type.collection?.list === undefined ? [] : [type])));
  return [...lists].flatMap((type) => {
    const entries = documents.filter((document) => document.type === type && document.isShown);
    return paginate(type.collection?.url ?? '', entries).map(({ url }) => url);
  });
}

/** Returns the redirects of aliases, sorted. */
export const redirectsOf = (documents: readonly Pick<Document, 'url' | 'aliases'>[]): Map<string, string> =>
  new Map(
    documents
      .flatMap(({ url, aliases }) => aliases.map((alias) => [alias, url ?? '/'] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Returns the URLs that content lists as 410 Gone. */
export const goneUrlsOf = (documents: readonly Pick<Document, 'source'>[]): string[] =>
  z.array(z.string()).safeParse(companyFields(documents.map(({ source }) => source)).gone).data ?? [];

/** Returns the URLs and aliases of expired pages. */
export const expiredUrlsOf = (documents: Documents): string[] =>
  documents.flatMap(({ isExpired, url, aliases }) => (isExpired && url !== undefined ? [url, ...aliases] : []));
