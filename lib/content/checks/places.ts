import { slug } from '../../definitions/fields';
import { isRecord } from '../../shared/schema';
import type { ContentTypes } from '../content-types';
import { atField, type Document, type Documents } from '../document';
import type { SourceFile } from '../front-matter';
import { oneOf, type Problem } from '../problems';
import { checkUrls } from './urls';

/** Validates file names, folders and URLs. */
export function checkPlaces(files: readonly SourceFile[], documents: Documents, types: ContentTypes): Problem[] {
  const placed = new Set(documents.map(({ source }) => source));
  return [
    ...files.filter((source) => !placed.has(source)).map((source) => misplaced(source, types)),
    ...documents.flatMap(checkName),
    ...checkUrls(documents),
  ];
}

function misplaced({ file, folder, name }: SourceFile, types: ContentTypes): Problem {
  const problem = (place: string, places: readonly string[]): Problem => ({
    file,
    line: 1,
    field: 'place',
    expected: oneOf(places, place),
    found: JSON.stringify(place),
  });
  if (folder === '') return problem(`${name}.md`, ['site.md']);
  const namesInFolder = types.filter((type) => type.folder === folder).flatMap((type) => type.name ?? []);
  if (namesInFolder.length > 0) return problem(name, namesInFolder);
  return problem(folder, [...new Set(types.map((type) => type.folder))].filter(Boolean));
}

function checkName({ source, type, path }: Document): Problem[] {
  if (type.name !== undefined) return [];
  const { file, name, data } = source;
  if (!path.split('/').every((part) => slug.safeParse(part).success)) {
    const expected = 'lower-case letters, digits and single hyphens, then .md';
    return [{ file, line: 1, field: 'file name', expected, found: JSON.stringify(`${path}.md`) }];
  }
  const slugField = isRecord(data) ? data.slug : undefined;
  if (typeof slugField !== 'string' || slugField === name) return [];
  return [atField(source, ['slug'], `the file's name, ${name}`, JSON.stringify(slugField))];
}
