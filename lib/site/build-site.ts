/** Creates the site from validated content. Reads no file: the editor's preview uses it, too. */
import {
  type Content,
  type FileFacts,
  isPublished,
  listEntries,
  listRedirects,
  selectEntries,
} from '@/lib/content/content-file';
import { findUses } from '@/lib/content/third-parties';
import type { Company } from '@/lib/model/company';
import { imageKey } from '@/lib/model/image-file';
import {
  type FieldsOf,
  KINDS,
  type Kind,
  PAGE_KIND_IDS,
  type PageFacts,
  type PageKindId,
  type PageOf,
  type SingleFileId,
} from '@/lib/model/kinds';
import { PAGE_GROUPS, type PageGroup } from '@/lib/model/page';
import { getImage, textsWithRole, type WithImages, withImages } from '@/lib/model/walk';
import { formatDate, getDateLanguage } from './format-date';
import { byDate, byOrder } from './order';
import { MISSING_PAGE, MISSING_POST, SERVER_ERROR_PAGE } from './pages';
import type { PagesByKind, Site } from './types';

type SiteParts = Pick<Site, 'withDrafts' | 'findImage' | 'fileSizes'> & { content: Pick<Content, 'files' | 'day'> };

/** @throws if the content lacks a file that every site needs */
export function buildSite({ content, withDrafts, findImage, fileSizes }: SiteParts): Site {
  const { day } = content;
  const entries = selectEntries(content, withDrafts);

  const imageOf = ({ folder, isDraft }: FileFacts, url: string) => {
    const key = imageKey(url, folder);
    // A draft may name an image that does not exist yet.
    return isDraft && !findImage(key) ? sharedCopy['not-found'].image : getImage(findImage, key);
  };

  const readSingle = <Id extends SingleFileId>(id: Id): WithImages<FieldsOf<Id>> => {
    const [entry] = listEntries(entries, id);
    if (!entry) throw new Error('A file that every site needs is missing: `npm run content` names it.');
    return withImages(entry.kind.schema, entry.fields, (url) => imageOf(entry, url));
  };
  const company: Company = { ...readSingle('site'), labels: readSingle('labels') };
  const sharedCopy = {
    search: readSingle('search'),
    industry: readSingle('industry'),
    product: readSingle('product'),
    'not-found': readSingle('not-found'),
  };

  const readPages = <Id extends PageKindId>(id: Id): readonly PageOf<Id>[] =>
    listEntries(entries, id)
      .sort((a, b) => (a.kind.isByDate ? byDate : byOrder)(a, b))
      .map((entry): PageOf<Id> => {
        const { kind, fields, slug, path = '', markdown, folder } = entry;
        const [first] = textsWithRole('image', kind.schema, fields);
        const facts: PageFacts = {
          slug,
          path,
          markdown,
          folder,
          name: path === '/' ? company.labels.home : nameOf(fields),
          image: imageOf(entry, first ?? DEFAULT_IMAGE),
          draftNotice: describeDraft(entry, company, day),
          ...groupOf(path, kind, fields),
        };
        return { ...withImages(kind.schema, fields, (url) => imageOf(entry, url)), ...facts };
      });

  const { page, blog, error, image } = sharedCopy['not-found'];
  return {
    company,
    withDrafts,
    sharedCopy,
    ...listPages(readPages),
    missingPages: [
      { path: MISSING_PAGE, ...page, image },
      { path: MISSING_POST, ...blog, image },
      { path: SERVER_ERROR_PAGE, ...error, image },
    ],
    redirects: listRedirects(entries),
    gone: entries.flatMap((entry) => entry.gone),
    thirdParties: Object.fromEntries(Object.entries(findUses(entries)).map(([about, { hosts }]) => [about, hosts])),
    findImage,
    fileSizes,
  };
}

/** For link previews and menus of a page without an image. */
const DEFAULT_IMAGE = '/drawings/industry.svg';

/** Lists the pages of each kind. `fromEntries` forgets which list belongs to which kind. */
const listPages = (read: <Id extends PageKindId>(id: Id) => readonly PageOf<Id>[]) =>
  Object.fromEntries(PAGE_KIND_IDS.map((id) => [id, read(id)])) as PagesByKind;

/** What the fields of a page say about it. */
type Described = {
  title: string;
  navLabel?: string | undefined;
  kind?: keyof typeof PAGE_GROUPS | undefined;
  group?: PageGroup['group'];
};

const nameOf = ({ title, navLabel }: Described) => navLabel ?? title;

/** Returns what a page is: the home page, the list of a kind, or what its fields or its kind say. */
function groupOf(path: string, { type = 'page', group }: Kind, fields: Described): PageGroup {
  const own = fields.kind ? PAGE_GROUPS[fields.kind] : { type, group: fields.group ?? group };
  if (path === '/') return { ...own, type: 'home' };
  const listed = KINDS.find(({ list, url }) => list !== undefined && url === path);
  return listed ? { type: 'list', group: listed.group } : own;
}

function describeDraft(file: FileFacts, { labels, ...languages }: Company, day: string): string | undefined {
  const { isDraft, from = '' } = file;
  if (isDraft) return labels.draft;
  return isPublished(file, day)
    ? undefined
    : labels.scheduled.replace('{date}', formatDate(from, getDateLanguage(languages)));
}
