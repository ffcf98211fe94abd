import { SHARED_IDS } from '../../markdown/outline';
import { isOriginal, isSameName } from '../../model/image-file';
import { findNearest, type Problem, showCodes, suggest, type UnplacedProblem } from '../../model/problems';
import { isLink, LINK } from '../../url/is-link';
import { isExternal } from '../../url/links';
import { parseUrl } from '../../url/parse-url';
import {
  atUrlUse,
  type Content,
  type ContentFile,
  type Entry,
  findCompany,
  isEntry,
  isPublished,
  listIds,
  listRedirects,
  listUrlUses,
  showsMarkdown,
} from '../content-file';
import { listPresentImages } from './images';

type Target = {
  /** Called for links to a part of a page only, as it parses the page's Markdown. A file that cannot be parsed has none. */
  ids?: () => ReadonlySet<string>;
  page?: ContentFile;
};

type Site = {
  /** The URL of the website, such as https://www.example.com. */
  origin: string | undefined;
  targets: ReadonlyMap<string, Target>;
  day: string;
  redirects: ReadonlyMap<string, string>;
  suggestions: readonly string[];
};

/** Finds links to missing pages, ids and files. */
export function checkLinks(content: Content): Problem[] {
  const { files, day } = content;
  const origin = findCompany(files)?.fields.origin;
  const targets = collectTargets(content);
  const redirects = listRedirects(files.filter((file) => isPublished(file, day)));
  const suggestions = [...targets].flatMap(([url, { page }]) => (page && !isPublished(page, day) ? [] : [url]));
  return files.flatMap((file) =>
    listUrlUses(file, 'link').flatMap((use) => {
      const problem = checkLink(use.url, file, { origin, targets, day, redirects, suggestions });
      return problem ? [atUrlUse(use, problem)] : [];
    }),
  );
}

/** Notes links to URLs that redirect: they work, with a detour. */
export function noteDetours({ files, day }: Content): Problem[] {
  const redirects = listRedirects(files.filter((file) => isPublished(file, day)));
  const urls = new Set(files.map(({ path }) => path));
  const origin = findCompany(files)?.fields.origin;
  return files.flatMap((file) =>
    listUrlUses(file, 'link').flatMap((use) => {
      const url = withoutOrigin(use.url, origin);
      const [path = ''] = url.split(/[?#]/, 1);
      const now = urls.has(path) ? undefined : redirects.get(path);
      if (now === undefined) return [];
      const expected = `${url.replace(path, now)}, where the page is now`;
      return [atUrlUse(use, { expected, found: JSON.stringify(use.url) })];
    }),
  );
}

const sharedIds = () => new Set(SHARED_IDS);

function collectTargets(content: Content) {
  const targets = new Map<string, Target>();
  const used = new Set(listPresentImages(content).map(({ key }) => key));
  // The export does not contain original photos.
  for (const url of content.publicFiles) if (!isOriginal(url, used)) targets.set(url, { ids: sharedIds });
  for (const page of content.files) {
    if (page.path === undefined) continue;
    const target = isEntry(page) ? { ids: () => listTargetIds(page), page } : { page };
    for (const url of [page.path, ...page.alsoAt]) targets.set(url, target);
  }
  return targets;
}

const listTargetIds = (page: Entry) =>
  new Set([...SHARED_IDS, ...listIds(page), ...(showsMarkdown(page) ? page.outline().ids : [])]);

function checkLink(written: string, from: ContentFile, site: Site): UnplacedProblem | undefined {
  const { origin, targets, day, redirects, suggestions } = site;
  const found = written === '' ? 'nothing' : showCodes(JSON.stringify(written));
  // Markdown writes a link with spaces between < and >.
  if (!isLink(written.replaceAll(' ', '%20')))
    return { expected: LINK, found, cause: written === '' ? { type: 'nothing' } : undefined };
  const url = withoutOrigin(written, origin);
  if (isExternal(url)) return undefined;
  const [, writtenPath = '', , fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const path = decode(writtenPath);
  const page = path === '' ? from.path : path;
  // Text without a page, such as the footer, can only link to ids that every page has.
  const target = page === undefined ? { ids: sharedIds } : targets.get(page);
  if (!target && redirects.has(path)) return undefined;
  if (!target) {
    const same = [...targets.keys()].find((name) => isSameName(name, path));
    const near = same === undefined ? findNear(path, suggestions) : encodeURI(same);
    const cause = { type: 'no page', url: written, near } as const;
    return { expected: `the URL of a page${suggest(near)}`, found, cause };
  }
  const absence = target.page && describeAbsence(target.page, from, day);
  if (absence) return { expected: absence, found };
  // Every page has a top: https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document
  if (!target.ids || fragment === undefined || /^(top)?$/i.test(fragment)) return undefined;
  const ids = target.ids();
  if (ids.has(decode(fragment))) return undefined;
  const near = findNear(fragment, [...ids]);
  const suggestion = suggest(near && `#${near}`);
  return { expected: `a section or a heading on ${page ?? 'every page'}${suggestion}`, found };
}

function withoutOrigin(url: string, origin: string | undefined): string {
  const parsed = parseUrl(url);
  if (origin === undefined || !parsed) return url;
  const { host, pathname, search, hash } = parsed;
  return host === new URL(origin).host ? `${pathname}${search}${hash}` : url;
}

/** Returns when a link leads to a missing page although its own page is published; undefined for never. */
function describeAbsence({ isDraft, from = '' }: ContentFile, linking: ContentFile, day: string): string | undefined {
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

function findNear(word: string, candidates: readonly string[]): string | undefined {
  const tidy = word.replace(/(\.html|\/)$/, '').toLowerCase();
  return candidates.includes(tidy) ? tidy : findNearest(tidy, candidates);
}
