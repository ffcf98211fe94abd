/** Creates the site from validated content. Reads no file: the editor's preview uses it, too. */
import type { z } from 'zod';
import { documentsOfSite, type LoadedContent } from '@/lib/content/check';
import { COMPANY_FILE } from '@/lib/content/content-types';
import type { Document } from '@/lib/content/document';
import { readingMinutes, renderMarkdown, type TextSite } from '@/lib/content/markdown';
import type { ImageIndex } from '@/lib/content/read';
import { goneUrlsOf, redirectsOf } from '@/lib/content/redirects';
import { playerOf } from '@/lib/content/videos';
import type { Collection, LoadedEntry } from '@/lib/definitions/collection';
import { companySchema } from '@/lib/definitions/company';
import { SHARED_COPY } from '@/lib/definitions/shared-copy';
import { once } from '@/lib/shared/memoize';
import { isRecord } from '@/lib/shared/schema';
import { type FindImage, withImages } from '@/lib/shared/with-images';
import { buildRoutes } from './build-routes';
import { type Finders, loadPages, newSiteCache, type SiteCache } from './load-pages';
import { byDate, byOrder, upcomingFirst } from './order';
import { MISSING_PAGE, MISSING_POST, SERVER_ERROR_PAGE } from './pages';
import type { LoadedCollection, Site } from './types';

type SiteParts = {
  content: LoadedContent;
  withDrafts: Site['withDrafts'];
  images: ImageIndex;
  sizeOf: TextSite['sizeOf'];
  /** Pages and entries that an earlier site has loaded from the same documents. */
  cache?: SiteCache;
};

/** @throws if the content has problems */
export function buildSite(parts: SiteParts): Site {
  const { content, withDrafts, images, sizeOf, cache = newSiteCache() } = parts;
  const find: FindImage = (name) => {
    const image = images[name];
    if (!image) throw new Error(`The image ${name} is not prepared: run \`npm run content -- --images\`.`);
    return image;
  };
  const published = { ...content, documents: documentsOfSite(content, withDrafts) };
  const dataOf = (name: string) => published.documents.find(({ source }) => source.file === name)?.data;
  const read = <T>(schema: z.ZodType<T>, name: string) => withImages(schema, schema.parse(dataOf(name)), find);
  const company = read(companySchema, COMPANY_FILE);
  const { labels, language, films = [] } = company;
  const site = { labels, language, sizeOf, playerOf: (film: string) => playerOf(films, film) };
  const sharedCopy = {
    search: read(SHARED_COPY.search.schema, 'content/shared/search.md'),
    industry: read(SHARED_COPY.industry.schema, 'content/shared/industry.md'),
    product: read(SHARED_COPY.product.schema, 'content/shared/product.md'),
    'not-found': read(SHARED_COPY['not-found'].schema, 'content/shared/not-found.md'),
  };
  const missing = SHARED_COPY['not-found'].schema.parse(dataOf('content/shared/not-found.md'));
  const missingPages = [
    { path: MISSING_PAGE, ...missing.page, image: missing.image },
    { path: MISSING_POST, ...missing.blog, image: missing.image },
    { path: SERVER_ERROR_PAGE, ...missing.error, image: missing.image },
  ];
  const finders = { find, text: textsOf(site, images) };
  const collections = loadCollections(published, finders, cache.entries);
  const pages = loadPages(published, finders, cache.pages);
  const { documents } = published;
  const redirects = redirectsOf(documents);
  const gone = goneUrlsOf(documents);
  const landing = (name: string) => {
    const image = images[name];
    return image?.kind === 'illustration' ? image.landing : undefined;
  };
  const image = (name: string) => images[name];
  const routes = buildRoutes({ company, collections, pages });
  return {
    company,
    withDrafts,
    sharedCopy,
    collections,
    missingPages,
    redirects,
    gone,
    landing,
    image,
    ...routes,
  };
}

const textsOf =
  (site: TextSite, images: ImageIndex): Finders['text'] =>
  ({ source: { body, folder } }) =>
    once(() => renderMarkdown(body, { folder: `content/${folder}`, images, site }));

function loadCollections({ documents, types, day }: LoadedContent, finders: Finders, cache: SiteCache['entries']) {
  return types.flatMap((type): LoadedCollection[] => {
    const { collection } = type;
    if (!collection) return [];
    const documentsOfType = documents.filter((document) => document.type === type);
    const entries = documentsOfType.map((document) => {
      const entry = cache.get(document) ?? loadEntry(collection, document, finders);
      cache.set(document, entry);
      return entry;
    });
    return [{ collection, entries: entries.sort(comparatorOf(collection, day)) }];
  });
}

function comparatorOf({ sort }: Collection, day: string) {
  if (sort === 'newest first') return byDate;
  return sort === 'by order' ? byOrder : upcomingFirst(day);
}

function loadEntry(collection: Collection, document: Document, { find, text }: Finders): LoadedEntry {
  const { path: slug, url: path = '', source, isShown } = document;
  const data = isShown || !isRecord(document.data) ? document.data : { ...document.data, draft: true };
  const minutes = () => readingMinutes(source.body);
  return collection.read(data, { slug, path, minutes, text: text(document) }, find);
}
