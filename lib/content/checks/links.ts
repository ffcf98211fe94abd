/** Holds every link of the content against the addresses the site will have. */
import { paginateCollection } from '../../shared/paginated-collection';
import { type Document, mentionsOf, outlineOfSource } from '../document';
import { isExternal } from '../external';
import { sectionTexts } from '../kinds';
import { didYouMean, type Problem } from '../problems';
import { SHARED_IDS } from '../shared-ids';

type Target = { ids: ReadonlySet<string>; isDraft?: boolean; isPhoto?: boolean };
type Targets = ReadonlyMap<string, Target>;

/**
 * Finds links to pages, places and files that do not exist.
 * @param documents all content files of a known kind
 * @param publicFiles addresses of the files below public/
 * @param originals those of them that are photos and never leave the build
 */
export function checkLinks(
  documents: readonly Document[],
  publicFiles: readonly string[],
  originals: readonly string[],
): Problem[] {
  const targets = addressesOf(documents, publicFiles, originals);
  const suggestions = [...targets].flatMap(([address, { isDraft, isPhoto }]) => (isDraft || isPhoto ? [] : [address]));
  return documents.flatMap((document) =>
    mentionsOf(document, 'link').flatMap(({ url, line, field }) => {
      const wrong = judge(url, document, targets, suggestions);
      return wrong ? [{ file: document.source.file, line, field, ...wrong }] : [];
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
  for (const { source, kind, address, alsoAt, isDraft } of documents) {
    if (address === undefined) continue;
    const inText = kind.showsBody(source.data) ? outlineOfSource(source).ids : [];
    const target = { ids: new Set([...SHARED_IDS, ...sectionTexts(source.data, 'id'), ...inText]), isDraft };
    for (const own of [address, ...alsoAt]) targets.set(own, target);
  }
  for (const address of listAddresses(documents)) {
    if (!targets.has(address)) targets.set(address, { ids: new Set(SHARED_IDS) });
  }
  return targets;
}

/** Addresses of the further pages of lists and of the pages of their topics. */
function listAddresses(documents: readonly Document[]): string[] {
  const lists = new Set(documents.flatMap(({ kind }) => (kind.collection?.list === undefined ? [] : [kind])));
  return [...lists].flatMap((kind) => {
    const entries = documents.filter((document) => document.kind === kind && !document.isDraft);
    const items = entries.map(({ path, tags }) => ({ slug: path, tags }));
    return paginateCollection(kind.collection?.address ?? '', items).lists.map(({ address }) => address);
  });
}

type Wrong = { expected: string; found: string };

/** What is wrong with a link, or undefined. */
function judge(url: string, from: Document, targets: Targets, suggestions: readonly string[]): Wrong | undefined {
  const found = JSON.stringify(url);
  if (url === '') return { expected: 'an address', found: 'nothing' };
  // `//host` and `\\host` leave the site.
  if (/^(\/\/|\\)/.test(url)) return { expected: 'https:// before the name of another site', found };
  if (isExternal(url)) return undefined;
  const [, path = '', , fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (path !== '' && !path.startsWith('/')) {
    return { expected: `an address from the root, such as /${path.replace(/^[./]+/, '').replace(/\.md$/, '')}`, found };
  }
  const address = path === '' ? from.address : path;
  // A text without a page of its own (footer, shared parts) can only name places that every page has.
  const target = address === undefined ? { ids: new Set(SHARED_IDS) } : targets.get(address);
  if (!target) return { expected: `the address of a page${meant(path, suggestions)}`, found };
  if (target.isPhoto) {
    return { expected: `a page or a document; a photo is shown in the text, with ![What it shows](${path})`, found };
  }
  if (target.isDraft && !from.isDraft) return { expected: 'a published page; this one is a draft', found };
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
  return didYouMean(tidy, candidates.includes(tidy) ? [tidy] : candidates, prefix);
}
