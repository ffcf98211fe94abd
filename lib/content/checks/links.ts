import { companyFields, listIds } from '../../model/content-types';
import { linkFault } from '../../model/link-fault';
import { type Document, type Documents, getOutline, listMentions, listRedirects } from '../document';
import { isSameName } from '../image-file';
import { isExternal } from '../links';
import { SHARED_IDS } from '../outline';
import type { Fault } from '../photo-limits';
import { didYouMean, type Problem, showCodes } from '../problems';

type Target = {
  /** Called for links to a part of a page only, as it parses the page's Markdown. A file that could not be parsed has none. */
  ids?: () => ReadonlySet<string>;
  page?: Document;
  isPhoto?: boolean;
};

type Site = {
  /** The URL of the website, such as https://www.example.com. */
  origin: unknown;
  targets: ReadonlyMap<string, Target>;
  day: string;
  redirects: ReadonlyMap<string, string>;
  suggestions: readonly string[];
};

/** `originals` are photos in public/, which the export does not contain; `unread` files could not be parsed. */
type Files = { publicFiles: readonly string[]; originals: readonly string[]; unread: Documents };

/** Finds links to missing pages, ids and files. @param from the documents whose links are checked */
export function checkLinks(from: Documents, documents: Documents, files: Files, day: string): Problem[] {
  const { origin } = companyFields(documents.map(({ source }) => source));
  const targets = collectTargets(documents, files);
  const redirects = listRedirects(documents.filter(({ isShown }) => isShown));
  const suggestions = [...targets].flatMap(([url, { page, isPhoto }]) =>
    page?.isShown === false || isPhoto ? [] : [url],
  );
  return from.flatMap((document) =>
    listMentions(document, 'link').flatMap(({ url, line, field, isInText }) => {
      // The schema of a field reports it.
      if (!isInText && linkFault(url) !== undefined) return [];
      const fault = findFault(url, document, { origin, targets, day, redirects, suggestions });
      return fault ? [{ file: document.source.file, line: line(), field, ...fault }] : [];
    }),
  );
}

/** Notes links to URLs that redirect: they work, with a detour. */
export function noteDetours(from: Documents, documents: Documents): Problem[] {
  const redirects = listRedirects(documents.filter(({ isShown }) => isShown));
  const urls = new Set(documents.map(({ url }) => url));
  const { origin } = companyFields(documents.map(({ source }) => source));
  return from.flatMap((document) =>
    listMentions(document, 'link').flatMap(({ url, line, field }) => {
      const [path = ''] = withoutOrigin(url, origin).split(/[?#]/, 1);
      const now = urls.has(path) ? undefined : redirects.get(path);
      if (now === undefined) return [];
      const expected = `${withoutOrigin(url, origin).replace(path, now)}, where the page is now`;
      return [{ file: document.source.file, line: line(), field, expected, found: JSON.stringify(url) }];
    }),
  );
}

const sharedIds = () => new Set(SHARED_IDS);

function collectTargets(documents: Documents, { publicFiles, originals, unread }: Files) {
  const targets = new Map<string, Target>();
  for (const url of publicFiles) targets.set(url, { ids: sharedIds });
  for (const url of originals) targets.set(url, { ids: () => new Set(), isPhoto: true });
  for (const { url = '' } of unread) targets.set(url, {});
  for (const page of documents) {
    const { source, type, url, alsoAt } = page;
    if (url === undefined) continue;
    const ids = () => {
      const inText = type.showsBody(source.data) ? getOutline(source).ids : [];
      return new Set([...SHARED_IDS, ...listIds(source.data), ...inText]);
    };
    const target = { ids, page };
    for (const pageUrl of [url, ...alsoAt]) targets.set(pageUrl, target);
  }
  return targets;
}

function findFault(written: string, from: Document, site: Site): Fault | undefined {
  const { origin, targets, day, redirects, suggestions } = site;
  const found = written === '' ? 'nothing' : showCodes(JSON.stringify(written));
  // Markdown writes a link with spaces between < and >.
  const fault = linkFault(written.replaceAll(' ', '%20'));
  if (fault !== undefined) return { expected: fault, found };
  const url = withoutOrigin(written, origin);
  if (isExternal(url)) return undefined;
  const [, writtenPath = '', , fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const path = decode(writtenPath);
  const similar = targets.has(path) ? undefined : [...targets.keys()].find((name) => isSameName(name, path));
  if (similar !== undefined) return { expected: `${encodeURI(similar)}, as the file is called`, found };
  const page = path === '' ? from.url : path;
  // Text without a page, such as the footer, can only link to ids that every page has.
  const target = page === undefined ? { ids: sharedIds } : targets.get(page);
  if (!target && redirects.has(path)) return undefined;
  if (!target) return { expected: `the URL of a page${suggestion(path, suggestions)}`, found };
  if (target.isPhoto) {
    return { expected: `a page or a document; a photo is shown in the text, with ![What it shows](${path})`, found };
  }
  const absence = target.page && describeAbsence(target.page, from, day);
  if (absence) return { expected: absence, found };
  // Every page has a top: https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document
  if (!target.ids || fragment === undefined || /^(top)?$/i.test(fragment)) return undefined;
  const ids = target.ids();
  if (ids.has(decode(fragment))) return undefined;
  return {
    expected: `a section or a heading on ${page ?? 'every page'}${suggestion(fragment, [...ids], '#')}`,
    found,
  };
}

function withoutOrigin(url: string, origin: unknown): string {
  if (typeof origin !== 'string' || !URL.canParse(url) || !URL.canParse(origin)) return url;
  const { host, pathname, search, hash } = new URL(url);
  return host === new URL(origin).host ? `${pathname}${search}${hash}` : url;
}

/** Returns when a link leads to a missing page although its own page is published; undefined for never. */
function describeAbsence({ isDraft, from = '' }: Document, linking: Document, day: string): string | undefined {
  if (linking.isDraft) return undefined;
  if (isDraft) return 'a published page; this one is a draft';
  const first = linking.from !== undefined && linking.from > day ? linking.from : day;
  if (from > first) return `a page that is published by then; this one is scheduled for ${from}`;
  return undefined;
}

const decode = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

function suggestion(word: string, candidates: readonly string[], prefix = ''): string {
  const tidy = word.replace(/(\.html|\/)$/, '').toLowerCase();
  return didYouMean(tidy, candidates.includes(tidy) ? [tidy] : candidates, prefix);
}
