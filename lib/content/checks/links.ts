import { type Document, mentionsOf, outlineOfSource } from '../document';
import { isExternal, lacksScheme } from '../external';
import { sectionTexts } from '../kinds';
import { listAddresses } from '../list-addresses';
import { movesOf } from '../moves';
import { didYouMean, type Problem } from '../problems';
import { SHARED_IDS } from '../shared-ids';

type Target = { ids: ReadonlySet<string>; page?: Document; isPhoto?: boolean };
type Targets = ReadonlyMap<string, Target>;

/**
 * Finds links to pages, places and files that do not exist.
 * @param originals photos in public/, which the export does not contain
 */
export function checkLinks(
  documents: readonly Document[],
  publicFiles: readonly string[],
  originals: readonly string[],
  day: string,
): Problem[] {
  const targets = addressesOf(documents, publicFiles, originals);
  const moved = movesOf(documents.filter(({ isShown }) => isShown));
  const suggestions = [...targets].flatMap(([address, { page, isPhoto }]) =>
    page?.isShown === false || isPhoto ? [] : [address],
  );
  return documents.flatMap((document) =>
    mentionsOf(document, 'link').flatMap(({ url, line, field }) => {
      const wrong = judge(url, document, { targets, day, moved, suggestions });
      return wrong ? [{ file: document.source.file, line: line(), field, ...wrong }] : [];
    }),
  );
}

function addressesOf(
  documents: readonly Document[],
  publicFiles: readonly string[],
  originals: readonly string[],
): Targets {
  const targets = new Map<string, Target>();
  for (const address of publicFiles) targets.set(address, { ids: new Set(SHARED_IDS) });
  for (const address of originals) targets.set(address, { ids: new Set(), isPhoto: true });
  for (const page of documents) {
    const { source, kind, address, alsoAt } = page;
    if (address === undefined) continue;
    const inText = kind.showsBody(source.data) ? outlineOfSource(source).ids : [];
    const target = { ids: new Set([...SHARED_IDS, ...sectionTexts(source.data, 'id'), ...inText]), page };
    for (const own of [address, ...alsoAt]) targets.set(own, target);
  }
  // The lists of a topic expire with its entries.
  for (const address of listAddresses(documents.filter(({ until }) => until === undefined))) {
    if (!targets.has(address)) targets.set(address, { ids: new Set(SHARED_IDS) });
  }
  return targets;
}

type Wrong = { expected: string; found: string };

type Known = { targets: Targets; day: string; moved: ReadonlyMap<string, string>; suggestions: readonly string[] };

function judge(url: string, from: Document, { targets, day, moved, suggestions }: Known): Wrong | undefined {
  const found = JSON.stringify(url);
  if (url === '') return { expected: 'an address', found: 'nothing' };
  if (lacksScheme(url)) return { expected: 'https:// before the name of another site', found };
  if (isExternal(url)) return undefined;
  const [, path = '', , fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (path !== '' && !path.startsWith('/')) {
    return { expected: `an address from the root, such as /${path.replace(/^[./]+/, '').replace(/\.md$/, '')}`, found };
  }
  const address = path === '' ? from.address : path;
  // Text without a page (footer, shared parts) can only name places that every page has.
  const target = address === undefined ? { ids: new Set(SHARED_IDS) } : targets.get(address);
  const now = moved.get(path);
  // An existing page counts even if another file lists its URL as old: that problem is reported there.
  if (!target && now !== undefined) return { expected: `${now}, where the page is now`, found };
  if (!target) return { expected: `the address of a page${meant(path, suggestions)}`, found };
  if (target.isPhoto) {
    return { expected: `a page or a document; a photo is shown in the text, with ![What it shows](${path})`, found };
  }
  const absence = target.page && absenceOf(target.page, from, day);
  if (absence) return { expected: absence, found };
  if (fragment === undefined || fragment === '' || target.ids.has(decode(fragment))) return undefined;
  return { expected: `a place on ${address ?? 'every page'}${meant(fragment, [...target.ids], '#')}`, found };
}

/** Returns when a link leads to a missing page although its own page is published; undefined for never. */
function absenceOf({ isDraft, from = '', until = END }: Document, own: Document, day: string): string | undefined {
  if (own.isDraft) return undefined;
  if (isDraft) return 'a published page; this one is a draft';
  const first = own.from !== undefined && own.from > day ? own.from : day;
  if (from > first) return `a page that is there by then; this one waits until ${from}`;
  if (until < (own.until ?? END)) return `a page that stays; this one goes after ${until}`;
  return undefined;
}

const END = '9999-12-31';

/** Decodes `#caf%C3%A9`; returns an invalid fragment unchanged. */
const decode = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

function meant(word: string, candidates: readonly string[], prefix = ''): string {
  const tidy = word.replace(/(\.html|\/)$/, '').toLowerCase();
  return didYouMean(tidy, candidates.includes(tidy) ? [tidy] : candidates, prefix);
}
