import { z } from 'zod';
import { companyFields } from './content-types';
import type { Document } from './document';

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
