/** Makes the site from a content folder and the definitions of what it may hold. */

import type { Document } from '@/lib/content/document';
import { type LoadedContent, loadContent } from '@/lib/content/inspect';
import type { Model } from '@/lib/content/kinds';
import { readingMinutes, renderMarkdown } from '@/lib/content/markdown';
import { ContentError } from '@/lib/content/problems';
import { type PictureIndex, readPictures } from '@/lib/content/read';
import type { LoadedEntry } from '@/lib/definitions/collection';
import { companySchema } from '@/lib/definitions/company';
import { WORDS } from '@/lib/definitions/words';
import { type FindPicture, withPictures } from '@/lib/shared/drawn';
import { buildRoutes } from './build-routes';
import type { Finders } from './finders';
import { loadPages } from './load-pages';
import { MISSING_PAGE, MISSING_POST } from './missing-pages';
import type { LoadedCollection, Site } from './types';

export type SiteOptions = Model & {
  /** The content folder. */
  root: string;
  /** Whether drafts are part of it: in the preview only. */
  withDrafts?: boolean;
  /** The prepared pictures, by the names content gives them. */
  pictures?: PictureIndex;
};

/**
 * @returns the site; texts become HTML when they are first requested
 * @throws ContentError with all problems of all files
 */
export function createSite({ root, withDrafts = false, pictures = readPictures(), ...model }: SiteOptions): Site {
  const content = loadContent(root, model);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const find: FindPicture = (name) => {
    const picture = pictures[name];
    if (!picture) throw new Error(`The picture ${name} has not been prepared: run \`npm run pictures\`.`);
    return picture;
  };
  const html = ({ source }: Document) => {
    let made: string | undefined;
    return () => {
      made ??= renderMarkdown(source.body, { folder: `content/${source.folder}`, pictures });
      return made;
    };
  };
  const published = { ...content, documents: content.documents.filter(({ isDraft }) => withDrafts || !isDraft) };
  const company = withPictures(companySchema, companySchema.parse(single(published, '', 'site')), find);
  const shared = (name: keyof typeof WORDS) => single(published, 'shared', name);
  const notFound = WORDS['not-found'].schema;
  const missing = notFound.parse(shared('not-found'));
  const words = {
    search: WORDS.search.schema.parse(shared('search')),
    industry: WORDS.industry.schema.parse(shared('industry')),
    product: WORDS.product.schema.parse(shared('product')),
    'not-found': withPictures(notFound, missing, find),
  };
  const missingPages = [
    { path: MISSING_PAGE, ...missing.page, image: missing.image },
    { path: MISSING_POST, ...missing.blog, image: missing.image },
  ];
  const collections = loadCollections(published, { find, html });
  const pages = loadPages(published, model, { find, html });
  return { company, words, collections, missingPages, ...buildRoutes({ company, collections, pages }) };
}

function single({ documents }: LoadedContent, folder: string, name: string): unknown {
  return documents.find(({ kind }) => kind.folder === folder && kind.name === name)?.data;
}

function loadCollections({ documents, kinds }: LoadedContent, { find, html }: Finders): LoadedCollection[] {
  return kinds.flatMap((kind) => {
    const { collection } = kind;
    if (!collection) return [];
    const entries = documents.flatMap((document): LoadedEntry[] => {
      if (document.kind !== kind) return [];
      const result = collection.read(document.data);
      if (!result.success) return [];
      const { path: slug, address: path = '', source } = document;
      const file = { slug, path, markdown: source.body, minutes: readingMinutes(source.body), html: html(document) };
      return [result.prepare(file, find)];
    });
    return [{ collection, entries: entries.sort(collection.sort === 'by order' ? byOrder : byDate) }];
  });
}

const LAST = 1000;
const byOrder = (a: LoadedEntry, b: LoadedEntry) =>
  (a.order ?? LAST) - (b.order ?? LAST) || a.slug.localeCompare(b.slug, 'en');

const byDate = (a: LoadedEntry, b: LoadedEntry) =>
  (b.date ?? '').localeCompare(a.date ?? '', 'en') || a.slug.localeCompare(b.slug, 'en');
