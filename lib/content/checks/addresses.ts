/** Validates URLs: of pages, their further and old URLs, and those that are gone. */
import { address } from '../../definitions/blocks';
import type { Document } from '../document';
import { listAddresses } from '../list-addresses';
import { goneOf } from '../moves';
import type { Problem } from '../problems';
import { RESERVED_BELOW_LISTS, RESERVED_NAMES } from '../reserved';

/** A URL that a file claims, and where. */
type Claim = { document: Document; claim: string; line: number; field: string };

/** Finds URLs that two pages claim, that the site needs for something else, or that are old and in use. */
export function checkAddresses(documents: readonly Document[]): Problem[] {
  const taken = new Map<string, string>();
  const lists = documents.flatMap(({ kind }) => (kind.collection?.list === undefined ? [] : [kind.collection.address]));
  const inUse = new Set(listAddresses(documents));
  const held = (claims: readonly Claim[], expected: string, isReserved: (claim: Claim) => boolean) =>
    claims.flatMap((one): Problem[] => {
      const { document, claim, line, field } = one;
      const other = isReserved(one) ? 'the site itself' : taken.get(claim);
      taken.set(claim, document.source.file);
      if (other === undefined) return [];
      return [{ file: document.source.file, line, field, expected, found: `${claim}, taken by ${other}` }];
    });
  // Pages before entries, so that the entry is reported; current URLs before old ones.
  const byRank = [...documents].sort(
    (a, b) => Number(a.kind.collection !== undefined) - Number(b.kind.collection !== undefined),
  );
  const pages = byRank.flatMap((document): Claim[] => {
    if (document.address === undefined) return [];
    return [{ document, claim: document.address, line: 1, field: 'file name' }, ...listed(document, 'alsoAt')];
  });
  const before = byRank.flatMap((document) => [...listed(document, 'aliases'), ...listed(document, 'gone')]);
  return [
    ...held(pages, 'an address no other page has', ({ claim, document }) => isReserved(claim, document, lists)),
    ...held(
      before,
      'an old address that nothing else has',
      ({ claim }) => inUse.has(claim) || isReservedForever(claim, lists),
    ),
  ];
}

/** Returns the valid URLs in a field of a file; the schema reports the others. */
function listed(document: Document, field: 'alsoAt' | 'aliases' | 'gone'): Claim[] {
  const { source, alsoAt, aliases } = document;
  const all = { alsoAt, aliases, gone: goneOf([document]) };
  return all[field].flatMap((claim, index) =>
    address.safeParse(claim).success
      ? [{ document, claim, line: source.lineOf([field, index]), field: `${field}.${index + 1}` }]
      : [],
  );
}

function isReserved(claim: string, { kind }: Document, lists: readonly string[]): boolean {
  const parts = partsOf(claim);
  if (parts.includes('index') || parts.includes('404')) return true;
  const list = lists.find((base) => claim.startsWith(`${base}/`));
  if (list !== undefined) return kind.collection?.address !== list || RESERVED_BELOW_LISTS.includes(parts[1] ?? '');
  return RESERVED_NAMES.includes(parts[0] ?? '');
}

/** Old URLs may be below a list, or of a topic without entries; the site itself numbers the pages of a list. */
function isReservedForever(claim: string, lists: readonly string[]): boolean {
  const parts = partsOf(claim);
  const isNumbered = parts.at(-2) === 'page' && lists.some((base) => claim.startsWith(`${base}/`));
  return isNumbered || parts.includes('index') || parts.includes('404') || RESERVED_NAMES.includes(parts[0] ?? '');
}

const partsOf = (claim: string) => claim.slice(1).split('/');
