/** Holds every link of the content against the addresses the site will have. */

import { layOut } from '../journal';
import { FIXED_PAGES, SHARED_IDS } from './addresses';
import { textsOfKind } from './fields';
import { COLLECTIONS, kindOf } from './kinds';
import type { Outline } from './outline';
import { isElsewhere } from './picture-uses';
import { formatPath, nearest, type Problem } from './problems';
import type { SourceFile } from './read';

/** A content file, the outline of its text, and what else a link check asks of it. */
export type Checked = { source: SourceFile; outline: Outline; draft: boolean; tags: string[] };

type Target = { ids: ReadonlySet<string>; draft?: boolean; photo?: boolean };
type Targets = ReadonlyMap<string, Target>;
type Link = { url: string; line: number; field: string };

/**
 * Finds links to pages, places and files that do not exist.
 * @param files all content files that could be read
 * @param publicFiles addresses of the files below public/
 * @param originals those of them that are photos and never leave the build
 */
export function checkLinks(
  files: readonly Checked[],
  publicFiles: readonly string[],
  originals: readonly string[],
): Problem[] {
  const targets = addressesOf(files, publicFiles, originals);
  const suggestions = [...targets].flatMap(([address, { draft, photo }]) => (draft || photo ? [] : [address]));
  return files.flatMap((file) =>
    linksOf(file).flatMap(({ url, line, field }) => {
      const wrong = judge(url, file, targets, suggestions);
      return wrong ? [{ file: file.source.file, line, field, ...wrong }] : [];
    }),
  );
}

function linksOf({ source, outline }: Checked): Link[] {
  const kind = kindOf(source.folder, source.name);
  const inFields = kind ? textsOfKind('link', kind.schema, source.data) : [];
  return [
    ...inFields.map(({ path, value }) => ({ url: value, line: source.lineOf(path), field: formatPath(path) })),
    ...outline.links.map(({ url, line }) => ({ url, line: source.bodyLine + line - 1, field: 'link' })),
  ];
}

function addressesOf(files: readonly Checked[], publicFiles: readonly string[], originals: readonly string[]): Targets {
  const targets = new Map<string, Target>();
  const add = (address: string, ids: Iterable<string> = [], draft = false) =>
    targets.set(address, { ids: new Set([...SHARED_IDS, ...ids]), draft });
  for (const [address, ids] of Object.entries(FIXED_PAGES)) add(address, ids);
  for (const address of publicFiles) add(address);
  for (const address of originals) targets.set(address, { ids: new Set(), photo: true });
  for (const { source, outline, draft } of files) {
    const address = addressOf(source);
    if (address !== undefined) add(address, [...(FIXED_PAGES[address] ?? []), ...outline.ids], draft);
  }
  for (const folder of ['blog', 'case-studies'] as const) {
    const entries = files.filter(({ source, draft }) => source.folder === folder && !draft);
    const { places } = layOut(
      COLLECTIONS[folder].address,
      entries.map(({ source, tags }) => ({ slug: source.name, tags })),
    );
    for (const { kind, address } of places.values()) if (kind === 'list' && !targets.has(address)) add(address);
  }
  return targets;
}

/** Where a file's own page stands; undefined for parts that several pages share. */
function addressOf({ folder, name }: SourceFile): string | undefined {
  const collection = Object.entries(COLLECTIONS).find(([known]) => known === folder)?.[1];
  if (collection) return `${collection.address}/${name}`;
  return folder === 'pages' ? kindOf(folder, name)?.address : undefined;
}

type Wrong = { expected: string; found: string };

/** What is wrong with a link, or undefined. */
function judge(url: string, from: Checked, targets: Targets, suggestions: readonly string[]): Wrong | undefined {
  const found = JSON.stringify(url);
  if (url === '') return { expected: 'an address', found: 'nothing' };
  // `//host` and `\\host` leave the site; other schemes than these are dropped when the page is made.
  if (/^(\/\/|\\)/.test(url)) return { expected: 'https:// before the name of another site', found };
  if (isElsewhere(url)) return undefined;
  const [, path = '', , fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (path !== '' && !path.startsWith('/')) {
    return { expected: `an address from the root, such as /${path.replace(/^[./]+/, '').replace(/\.md$/, '')}`, found };
  }
  const own = addressOf(from.source);
  const address = path === '' ? own : path;
  // A text without a page of its own (footer, shared parts) can only name places that every page has.
  const target = address === undefined ? { ids: new Set(SHARED_IDS) } : targets.get(address);
  if (!target) return { expected: `the address of a page${meant(path, suggestions)}`, found };
  if (target.photo) {
    return { expected: `a page or a document; a photo is shown in the text, with ![What it shows](${path})`, found };
  }
  if (target.draft && !from.draft) return { expected: 'a published page; this one is a draft', found };
  if (fragment === undefined || fragment === '' || target.ids.has(decode(fragment))) return undefined;
  return { expected: `a place on ${address ?? 'every page'}${meant(fragment, [...target.ids], '#')}`, found };
}

/** `#caf%C3%A9` as its heading has it. */
const decode = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

function meant(word: string, candidates: readonly string[], prefix = ''): string {
  const tidy = word.replace(/(\.html|\/)$/, '').toLowerCase();
  const best = candidates.includes(tidy) ? tidy : nearest(tidy, candidates);
  return best === undefined ? '' : ` (did you mean "${prefix}${best}"?)`;
}
