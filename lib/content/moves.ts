import { z } from 'zod';
import type { Document } from './document';
import { companyFields } from './kinds';
import { listAddresses } from './list-addresses';
import type { PublishedUrls } from './published-urls';

/** Returns the redirects of old URLs, in their order. */
export const movesOf = (documents: readonly Pick<Document, 'address' | 'aliases'>[]): Map<string, string> =>
  sorted(documents.flatMap(({ address, aliases }) => aliases.map((alias) => [alias, address ?? '/'] as const)));

/** Returns redirects of list and topic pages that no longer exist, to the nearest list. */
export function listMovesOf(documents: readonly Document[], publishedUrls: PublishedUrls): Map<string, string> {
  const lists = new Set(listAddresses(documents));
  const gone = new Set(goneOf(documents));
  const nearest = (address: string): string | undefined => {
    const above = address.slice(0, address.lastIndexOf('/'));
    return above === '' || lists.has(above) ? above || undefined : nearest(above);
  };
  return sorted(
    [...publishedUrls].flatMap(([address, page]) => {
      const list = page || lists.has(address) || gone.has(address) ? undefined : nearest(address);
      return list === undefined ? [] : [[address, list] as const];
    }),
  );
}

const sorted = (moves: readonly (readonly [from: string, to: string])[]) =>
  new Map([...moves].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the URLs that content lists as gone. */
export const goneOf = (documents: readonly Pick<Document, 'source'>[]): string[] =>
  z.array(z.string()).safeParse(companyFields(documents.map(({ source }) => source)).gone).data ?? [];

/** Returns the URLs of expired pages, old ones included. */
export const overOf = (documents: readonly Document[]): string[] =>
  documents.flatMap(({ isOver, address, aliases }) => (isOver && address !== undefined ? [address, ...aliases] : []));
