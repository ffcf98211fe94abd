import { CONTENT_TYPES } from '../../model/content-types';
import { oldPath, slug } from '../../model/fields';
import { isRecord } from '../../model/walk';
import { atField, type Document, type Documents, listGoneUrls } from '../document';
import { describeOptions, type Problem } from '../problems';
import type { SourceFile } from '../source-file';

const FOLDERS = ['admin', 'drawings', 'icons', 'images', 'licences', 'og', 'pictures'];

/** Names of the export's files without extensions: Next writes <page>.txt, which would replace robots.txt. */
const FILES = ['500', 'favicon', 'feed', 'llms', 'manifest', 'robots', 'sitemap'];

/** Hosts redirect paths with these names at every level. */
const REDIRECTED_NAMES = ['404', 'index'];

const RESERVED_NAMES: readonly string[] = [...FOLDERS, ...FILES, ...REDIRECTED_NAMES];

type Claim = { document: Document; url: string; line: number; field: string };

/** Finds files that no folder of content/ takes, file names that are no URLs, and URLs that are reserved or taken. */
export function checkUrls(files: readonly SourceFile[], documents: Documents): Problem[] {
  const placed = new Set(documents.map(({ source }) => source));
  return [
    ...files.filter((source) => !placed.has(source)).map((source) => misplaced(source)),
    ...documents.flatMap(checkName),
    ...checkOwners(documents),
  ];
}

function misplaced({ file, folder, name }: SourceFile): Problem {
  const problem = (place: string, places: readonly string[]): Problem => ({
    file,
    line: 1,
    field: 'place',
    expected: describeOptions(places, place),
    found: JSON.stringify(place),
  });
  if (folder === '') return problem(`${name}.md`, ['site.md']);
  const namesInFolder = CONTENT_TYPES.filter((type) => type.folder === folder).flatMap((type) => type.name ?? []);
  if (namesInFolder.length > 0) return problem(name, namesInFolder);
  return problem(folder, [...new Set(CONTENT_TYPES.map((type) => type.folder))].filter(Boolean));
}

/** Windows cannot check out files of these names, whatever their extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/;

function checkName({ source, type, path }: Document): Problem[] {
  if (type.name !== undefined) return [];
  const { file, name, data } = source;
  if (!path.split('/').every((part) => slug.safeParse(part).success)) {
    const expected = 'lower-case letters, digits and single hyphens, then .md';
    return [{ file, line: 1, field: 'file name', expected, found: JSON.stringify(`${path}.md`) }];
  }
  if (path.split('/').some((part) => DEVICES.test(part))) {
    const expected = 'another name: Windows keeps this one for a device';
    return [{ file, line: 1, field: 'file name', expected, found: JSON.stringify(`${path}.md`) }];
  }
  const slugField = isRecord(data) ? data.slug : undefined;
  if (typeof slugField !== 'string' || slugField === name) return [];
  return [atField(source, ['slug'], `the file's name, ${name}`, JSON.stringify(slugField))];
}

/** Finds URLs of two pages, reserved URLs, and aliases that are still in use. */
function checkOwners(documents: Documents): Problem[] {
  const owners = new Map<string, string>();
  const lists = documents.flatMap(({ type }) => (type.kind?.list === undefined ? [] : [type.kind.url]));
  const check = (claims: readonly Claim[], expected: string, isReserved: (claim: Claim) => boolean) =>
    claims.flatMap((claim): Problem[] => {
      const { document, url, line, field } = claim;
      const { file } = document.source;
      // Some hosts, and the disks of Windows and of a Mac, read capitals as small letters.
      const key = url.toLowerCase();
      const owner = isReserved(claim) ? 'the site itself' : owners.get(key);
      owners.set(key, file);
      return owner === undefined ? [] : [{ file, line, field, expected, found: `${url}, taken by ${owner}` }];
    });
  // Pages come before entries, so that the entry is reported.
  const byRank = [...documents].sort((a, b) => Number(!!a.type.kind) - Number(!!b.type.kind));
  const checkAmong = (among: Documents) => {
    const current = among.flatMap((document): Claim[] =>
      document.url === undefined
        ? []
        : [{ document, url: document.url, line: 1, field: 'file name' }, ...listed(document, 'alsoAt')],
    );
    const old = among.flatMap((document) => [...listed(document, 'aliases'), ...listed(document, 'gone')]);
    return [
      ...check(current, 'a URL that no other page has', (claim) => isReserved(claim, lists)),
      ...check(old, 'an alias that no other page uses', ({ url }) => isReservedForOld(url)),
    ];
  };
  // A draft comes last, so that it is reported and not the published page.
  return [false, true].flatMap((isDraft) => checkAmong(byRank.filter((document) => document.isDraft === isDraft)));
}

function listed(document: Document, field: 'alsoAt' | 'aliases' | 'gone'): Claim[] {
  const { source, alsoAt, aliases } = document;
  const urlsByField = { alsoAt, aliases, gone: listGoneUrls([document]) };
  return urlsByField[field].flatMap((url, index) =>
    oldPath.safeParse(url).success
      ? [{ document, url, line: source.lineOf([field, index]), field: `${field}.${index + 1}` }]
      : [],
  );
}

const listAbove = (url: string, lists: readonly string[]) => lists.find((list) => url.startsWith(`${list}/`));
const isRedirected = (parts: readonly string[]) => REDIRECTED_NAMES.some((name) => parts.includes(name));

function isReserved({ url, document }: Claim, lists: readonly string[]): boolean {
  const parts = url.slice(1).split('/');
  const [first = ''] = parts;
  const list = listAbove(url, lists);
  if (list === undefined || isRedirected(parts)) return isRedirected(parts) || RESERVED_NAMES.includes(first);
  return document.type.kind?.url !== list;
}

/** Returns whether an alias is reserved. It may be below a list. */
function isReservedForOld(url: string): boolean {
  const parts = url.toLowerCase().slice(1).split('/');
  return isRedirected(parts) || RESERVED_NAMES.includes(parts[0] ?? '');
}
