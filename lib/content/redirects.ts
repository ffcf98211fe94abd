import { z } from 'zod';
import { paginateCollection } from '../shared/paginated-collection';
import { companyFields } from './content-types';
import type { Document, Documents } from './document';
import type { PublishedUrls } from './published-urls';

/** Returns the URLs of all list and topic pages with published entries. */
export function listUrls(documents: Documents): string[] {
  const lists = new Set(documents.flatMap(({ type }) => (type.collection?.list === undefined ? [] : [type])));
  return [...lists].flatMap((type) => {
    const entries = documents.filter((document) => document.type === type && document.isShown);
    const items = entries.map(({ path, tags }) => ({ slug: path, tags }));
    return paginateCollection(type.collection?.url ?? '', items).lists.map(({ url }) => url);
  });
}

/** Returns the redirects of aliases, sorted. */
export const redirectsOf = (documents: readonly Pick<Document, 'url' | 'aliases'>[]): Map<string, string> =>
  sorted(documents.flatMap(({ url, aliases }) => aliases.map((alias) => [alias, url ?? '/'] as const)));

/** Returns redirects of list and topic pages that no longer exist, to the nearest list. */
export function listRedirectsOf(documents: Documents, publishedUrls: PublishedUrls): Map<string, string> {
  const lists = new Set(listUrls(documents));
  const gone = new Set(goneUrlsOf(documents));
  const nearest = (url: string): string | undefined => {
    const above = url.slice(0, url.lastIndexOf('/'));
    return above === '' || lists.has(above) ? above || undefined : nearest(above);
  };
  return sorted(
    [...publishedUrls].flatMap(([url, page]) => {
      const list = page || lists.has(url) || gone.has(url) ? undefined : nearest(url);
      return list === undefined ? [] : [[url, list] as const];
    }),
  );
}

const sorted = (redirects: readonly (readonly [from: string, to: string])[]) =>
  new Map([...redirects].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the URLs that content lists as 410 Gone. */
export const goneUrlsOf = (documents: readonly Pick<Document, 'source'>[]): string[] =>
  z.array(z.string()).safeParse(companyFields(documents.map(({ source }) => source)).gone).data ?? [];

/** Returns the URLs and aliases of expired pages. */
export const expiredUrlsOf = (documents: Documents): string[] =>
  documents.flatMap(({ isExpired, url, aliases }) => (isExpired && url !== undefined ? [url, ...aliases] : []));
