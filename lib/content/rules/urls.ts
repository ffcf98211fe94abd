import { oldPath, slug } from '../../model/fields';
import { KINDS } from '../../model/kinds';
import type { Problem } from '../../model/problems';
import { atField, type Content, type ContentFile, isEntry } from '../content-file';

const FOLDERS = ['admin', 'drawings', 'icons', 'images', 'licences', 'og', 'pictures'];

/** Names of the export's files without extensions: Next writes <page>.txt, which would replace robots.txt. */
const FILES = ['500', 'favicon', 'feed', 'llms', 'manifest', 'robots', 'sitemap'];

/** Hosts redirect paths with these names at every level. */
const REDIRECTED_NAMES = ['404', 'index'];

const RESERVED_NAMES: readonly string[] = [...FOLDERS, ...FILES, ...REDIRECTED_NAMES];

type Claim = Pick<Problem, 'file' | 'line' | 'place' | 'path'> & { url: string; owner: ContentFile };

/** Windows cannot check out files of these names, whatever their extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Finds file names that are no URLs. */
export const checkNames = ({ files }: Content): Problem[] => files.flatMap(checkName);

function checkName(file: ContentFile): Problem[] {
  if (file.kind.file !== undefined) return [];
  const parts = file.slug.split('/');
  const found = JSON.stringify(`${file.slug}.md`);
  if (!parts.every((part) => slug.safeParse(part).success)) {
    const expected = 'lower-case letters, digits and single hyphens, then .md';
    return [{ ...inName(file), expected, found }];
  }
  if (parts.some((part) => DEVICES.test(part))) {
    return [{ ...inName(file), expected: 'another name: Windows keeps this one for a device', found }];
  }
  const written = isEntry(file) && 'slug' in file.fields ? file.fields.slug : undefined;
  if (written === undefined || written === parts.at(-1)) return [];
  const expected = `the file's name, ${parts.at(-1)}`;
  return [atField(file, ['slug'], { expected, found: JSON.stringify(written) })];
}

const inName = ({ file }: ContentFile) => ({ file, line: 1, place: 'file' as const, path: ['file name'] });

/** Finds URLs of two pages, reserved URLs, and aliases that are still in use. A draft has left an old one. */
export function checkUrls({ files }: Content): Problem[] {
  const owners = new Map<string, string>();
  const lists = KINDS.flatMap(({ list, url }) => (list === undefined || url === undefined ? [] : [url]));
  const check = (claims: readonly Claim[], expected: string, isReserved: (claim: Claim) => boolean) =>
    claims.flatMap((claim): Problem[] => {
      const { url, owner: claimant, ...place } = claim;
      // Some hosts, and the disks of Windows and of a Mac, read capitals as small letters.
      const key = url.toLowerCase();
      const owner = isReserved(claim) ? 'the site itself' : owners.get(key);
      owners.set(key, claimant.file);
      return owner === undefined ? [] : [{ ...place, expected, found: `${url}, taken by ${owner}` }];
    });
  // Pages come before entries, so that the entry is reported.
  const byRank = [...files].sort((a, b) => Number(isListed(a)) - Number(isListed(b)));
  const left = new Set(files.flatMap(({ aliases, gone }) => [...aliases, ...gone]));
  const checkAmong = (among: readonly ContentFile[]) => {
    const current = among
      .flatMap((owner): Claim[] =>
        owner.path === undefined ? [] : [{ ...inName(owner), owner, url: owner.path }, ...listed(owner, 'alsoAt')],
      )
      .filter(({ owner, url }) => !owner.isDraft || !left.has(url));
    const old = among.flatMap((owner) => [...listed(owner, 'aliases'), ...listed(owner, 'gone')]);
    return [
      ...check(current, 'a URL that no other page has', (claim) => isReserved(claim, lists)),
      ...check(old, 'an alias that no other page uses', ({ url }) => isReservedForOld(url)),
    ];
  };
  // A draft comes last, so that it is reported and not the published page.
  return [false, true].flatMap((isDraft) => checkAmong(byRank.filter((file) => file.isDraft === isDraft)));
}

/** Returns whether a file is neither a page of content/pages nor a part of other pages. */
const isListed = ({ kind }: ContentFile) => kind.url !== undefined && kind.id !== 'pages';

const listed = (owner: ContentFile, field: 'alsoAt' | 'aliases' | 'gone'): Claim[] =>
  owner[field].flatMap((url, index) => {
    const path = [field, index];
    const { file } = owner;
    return oldPath.safeParse(url).success
      ? [{ file, line: owner.findLine(path), place: 'field', path, url, owner }]
      : [];
  });

const listAbove = (url: string, lists: readonly string[]) => lists.find((list) => url.startsWith(`${list}/`));
const isRedirected = (parts: readonly string[]) => REDIRECTED_NAMES.some((name) => parts.includes(name));

function isReserved({ url, owner }: Claim, lists: readonly string[]): boolean {
  const parts = url.slice(1).split('/');
  const [first = ''] = parts;
  const list = listAbove(url, lists);
  if (list === undefined || isRedirected(parts)) return isRedirected(parts) || RESERVED_NAMES.includes(first);
  return owner.kind.url !== list;
}

/** Returns whether an alias is reserved. It may be below a list. */
function isReservedForOld(url: string): boolean {
  const parts = url.toLowerCase().slice(1).split('/');
  return isRedirected(parts) || RESERVED_NAMES.includes(parts[0] ?? '');
}
