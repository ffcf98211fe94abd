/** Validates file names and folders. */
import { z } from 'zod';
import { slug } from '../../definitions/blocks';
import { atField, type Document } from '../document';
import type { SourceFile } from '../front-matter';
import type { Kind } from '../kinds';
import { oneOf, type Problem } from '../problems';
import { checkAddresses } from './addresses';

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
  return { file, line: 1, field: 'place', expected: oneOf(names, found), found: JSON.stringify(found) };
}

const ownName = z.object({ slug: z.string() });

function checkName({ source, kind, path }: Document): Problem[] {
  if (kind.name !== undefined) return [];
  const { file, name } = source;
  if (!path.split('/').every((part) => slug.safeParse(part).success)) {
    const expected = 'lower-case letters, digits and single hyphens, then .md';
    return [{ file, line: 1, field: 'file name', expected, found: JSON.stringify(`${path}.md`) }];
  }
  const own = ownName.safeParse(source.data);
  if (!own.success || own.data.slug === name) return [];
  return [atField(source, ['slug'], `the file's name, ${name}`, JSON.stringify(own.data.slug))];
}
