/** Creates the site from validated content. Reads no file: the editor's preview uses it, too. */
import { type Content, type Entry, findCompany, isShown, listRedirects } from '@/lib/content/content-file';
import { selectEntries } from '@/lib/content/select-entries';
import { findUses } from '@/lib/content/third-parties';
import type { Company } from '@/lib/model/company';
import type { PageFacts } from '@/lib/model/entries';
import { imageKey } from '@/lib/model/image-file';
import { PAGE_KINDS, type Page } from '@/lib/model/page';
import { textsWithRole } from '@/lib/model/walk';
import { type FindImage, imageFinder, withImages } from '@/lib/model/with-images';
import { formatDate, getDateLanguage } from './format-date';
import { byDate, byOrder } from './order';
import { BLOG, CASE_STUDIES, MISSING_PAGE, MISSING_POST, SERVER_ERROR_PAGE } from './pages';
import type { Site } from './types';

type SiteParts = Pick<Site, 'withDrafts' | 'images' | 'fileSizes'> & { content: Pick<Content, 'files' | 'day'> };

/** @throws if the content lacks a file that every site needs */
export function buildSite({ content, withDrafts, images, fileSizes }: SiteParts): Site {
  const { day } = content;
  const entries = selectEntries(content, withDrafts);
  const find = imageFinder(images);
  const findFor =
    ({ folder, isDraft }: Pick<Entry, 'folder' | 'isDraft'>): FindImage =>
    (url) => {
      const key = imageKey(url, folder);
      return isDraft && !images[key] ? sharedCopy['not-found'].image : find(key);
    };
  const read = <Fields>(entry: Pick<Entry, 'type' | 'folder' | 'isDraft'> & { fields: Fields }) =>
    withImages(entry.type.schema, entry.fields, findFor(entry));
  const readOne = <Fields>(entry: (Pick<Entry, 'type' | 'folder' | 'isDraft'> & { fields: Fields }) | undefined) => {
    if (!entry) throw new Error('A file that every site needs is missing: `npm run content` names it.');
    return read(entry);
  };
  const company: Company = {
    ...readOne(findCompany(entries)),
    labels: readOne(entries.find((entry) => entry.id === 'labels')),
  };
  const sharedCopy = {
    search: readOne(entries.find((entry) => entry.id === 'search')),
    industry: readOne(entries.find((entry) => entry.id === 'industry')),
    product: readOne(entries.find((entry) => entry.id === 'product')),
    'not-found': readOne(entries.find((entry) => entry.id === 'not-found')),
  };
  const describe = (entry: Entry) => describePage(entry, company, day);
  const readPage = (entry: Entry<'pages'>): Page => {
    const fields = read(entry);
    const [first] = textsWithRole('image', entry.type.schema, entry.fields);
    // For link previews; default: the first image that the page shows.
    const image = fields.socialPicture ?? findFor(entry)(first?.value ?? DEFAULT_IMAGE);
    const name = fields.navLabel ?? fields.title;
    const page = { ...fields, ...describe(entry), ...PAGE_KINDS[fields.kind ?? 'page'], name, image };
    if (page.path === '/') return { ...page, type: 'home', name: company.labels.home };
    if (page.path === BLOG) return { ...page, type: 'list', group: 'blog' };
    return page.path === CASE_STUDIES ? { ...page, type: 'list', group: 'caseStudies' } : page;
  };
  const { page, blog, error, image } = sharedCopy['not-found'];
  return {
    company,
    withDrafts,
    sharedCopy,
    pages: entries
      .filter((entry) => entry.id === 'pages')
      .map(readPage)
      .sort(byOrder),
    industries: entries
      .filter((entry) => entry.id === 'industries')
      .map((entry) => {
        const { group = 'industries', ...fields } = read(entry);
        const { navLabel: name, heroImage } = fields;
        return { ...fields, ...describe(entry), type: 'service' as const, name, group, image: heroImage };
      })
      .sort(byOrder),
    products: entries
      .filter((entry) => entry.id === 'products')
      .map((entry) => {
        const fields = read(entry);
        const facts = { type: 'page', name: fields.navLabel, group: 'products' } as const;
        return { ...fields, ...describe(entry), ...facts };
      })
      .sort(byOrder),
    caseStudies: entries
      .filter((entry) => entry.id === 'case-studies')
      .map((entry) => {
        const fields = read(entry);
        const facts = { type: 'article', name: fields.title, group: 'caseStudies' } as const;
        return { ...fields, ...describe(entry), ...facts };
      })
      .sort(byOrder),
    posts: entries
      .filter((entry) => entry.id === 'blog')
      .map((entry) => {
        const fields = read(entry);
        const facts = { type: 'post', name: fields.title, group: 'blog' } as const;
        return { ...fields, ...describe(entry), ...facts };
      })
      .sort(byDate),
    missingPages: [
      { path: MISSING_PAGE, ...page, image },
      { path: MISSING_POST, ...blog, image },
      { path: SERVER_ERROR_PAGE, ...error, image },
    ],
    redirects: listRedirects(entries),
    gone: entries.flatMap((entry) => entry.gone),
    thirdParties: Object.fromEntries(Object.entries(findUses(entries)).map(([about, { hosts }]) => [about, hosts])),
    images,
    fileSizes,
  };
}

const DEFAULT_IMAGE = '/drawings/industry.svg';

type Described = Pick<PageFacts, 'slug' | 'path' | 'markdown' | 'folder' | 'draftNotice'>;

const describePage = (entry: Entry, company: Company, day: string): Described => {
  const { slug, path = '', markdown, folder } = entry;
  return { slug, path, markdown, folder, draftNotice: describeDraft(entry, company, day) };
};

function describeDraft(entry: Entry, { labels, ...languages }: Company, day: string): string | undefined {
  const { isDraft, from = '' } = entry;
  if (isDraft) return labels.draft;
  return isShown(entry, day)
    ? undefined
    : labels.scheduled.replace('{date}', formatDate(from, getDateLanguage(languages)));
}
