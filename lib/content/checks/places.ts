/** File names, folders and addresses: what no schema can see. */
import { z } from 'zod';
import { address, slug } from '../../definitions/blocks';
import type { Document } from '../document';
import type { SourceFile } from '../front-matter';
import type { Kind } from '../kinds';
import { nearest, type Problem } from '../problems';
import { RESERVED_BELOW_LISTS, RESERVED_NAMES } from '../reserved';

/**
 * @param files all content files that could be read
 * @param documents those of them that have a kind
 */
export function checkPlaces(
  files: readonly SourceFile[],
  documents: readonly Document[],
  kinds: readonly Kind[],
): Problem[] {
  const placed = new Set(documents.map(({ source }) => source));
  return [
    ...files.filter((source) => !placed.has(source)).map((source) => misplaced(source, kinds)),
    ...documents.flatMap(checkName),
    ...checkAddresses(documents),
  ];
}

function misplaced({ file, folder, name }: SourceFile, kinds: readonly Kind[]): Problem {
  const singles = kinds.filter((kind) => kind.folder === folder).flatMap((kind) => kind.name ?? []);
  const folders = [...new Set(kinds.map((kind) => kind.folder))].filter(Boolean);
  const [found, names] =
    folder === '' ? [`${name}.md`, ['site.md']] : singles.length > 0 ? [name, singles] : [folder, folders];
  const near = nearest(found, names);
  const hint = near === undefined ? '' : ` (did you mean "${near}"?)`;
  return { file, line: 1, field: 'place', expected: `one of ${names.join(', ')}${hint}`, found: JSON.stringify(found) };
}

function checkName({ source, kind, path }: Document): Problem[] {
  if (kind.name !== undefined) return [];
  const { file, name } = source;
  if (!path.split('/').every((part) => slug.safeParse(part).success)) {
    const expected = 'lower-case letters, digits and single hyphens, then .md';
    return [{ file, line: 1, field: 'file name', expected, found: JSON.stringify(`${path}.md`) }];
  }
  const own = z.object({ slug: z.string() }).safeParse(source.data);
  if (!own.success || own.data.slug === name) return [];
  const found = JSON.stringify(own.data.slug);
  return [{ file, line: source.lineOf(['slug']), field: 'slug', expected: `the file's name, ${name}`, found }];
}

/** No two pages may share an address, nor take one that the site needs for something else. */
function checkAddresses(documents: readonly Document[]): Problem[] {
  const taken = new Map<string, string>();
  // Pages first, so that of a page and an entry with one address the entry is reported.
  const byRank = [...documents].sort(
    (a, b) => Number(a.kind.collection !== undefined) - Number(b.kind.collection !== undefined),
  );
  const lists = documents.flatMap(({ kind }) => (kind.collection?.list === undefined ? [] : [kind.collection.address]));
  return byRank.flatMap((document) => {
    const { source, address: own, alsoAt } = document;
    if (own === undefined) return [];
    const claims = [
      { claim: own, line: 1, field: 'file name' },
      ...alsoAt
        .filter((claim) => address.safeParse(claim).success)
        .map((claim, index) => ({ claim, line: source.lineOf(['alsoAt', index]), field: `alsoAt.${index + 1}` })),
    ];
    return claims.flatMap(({ claim, line, field }): Problem[] => {
      const other = isReserved(claim, document, lists) ? 'the site itself' : taken.get(claim);
      taken.set(claim, source.file);
      if (other === undefined) return [];
      return [
        {
          file: source.file,
          line,
          field,
          expected: 'an address no other page has',
          found: `${claim}, taken by ${other}`,
        },
      ];
    });
  });
}

function isReserved(claim: string, { kind }: Document, lists: readonly string[]): boolean {
  const parts = claim.slice(1).split('/');
  if (parts.includes('index') || parts.includes('404')) return true;
  // What lies below a list is the list's.
  const list = lists.find((base) => claim.startsWith(`${base}/`));
  if (list !== undefined) return kind.collection?.address !== list || RESERVED_BELOW_LISTS.includes(parts[1] ?? '');
  return RESERVED_NAMES.includes(parts[0] ?? '');
}
