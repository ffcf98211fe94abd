/** Creates the site from validated content. Reads no file: the editor's preview uses it, too. */
import type { z } from 'zod';
import { documentsOfSite, type LoadedContent } from '@/lib/content/check';
import { COMPANY_FILE } from '@/lib/content/content-types';
import type { Document } from '@/lib/content/document';
import { goneUrlsOf, redirectsOf } from '@/lib/content/redirects';
import { companySchema } from '@/lib/definitions/company';
import {
  caseStudySchema,
  type EntryFile,
  industrySchema,
  postSchema,
  productSchema,
} from '@/lib/definitions/entry-schemas';
import { SHARED_COPY } from '@/lib/definitions/shared-copy';
import { type FindImage, type WithImages, withImages } from '@/lib/shared/with-images';
import { buildRoutes } from './build-routes';
import { loadPages } from './load-pages';
import { byDate, byOrder } from './order';
import { MISSING_PAGE, MISSING_POST, SERVER_ERROR_PAGE } from './pages';
import type { Site } from './types';

type SiteParts = Pick<Site, 'withDrafts' | 'images' | 'fileSizes'> & { content: LoadedContent };

/** @throws if the content has problems */
export function buildSite({ content, withDrafts, images, fileSizes }: SiteParts): Site {
  const find: FindImage = (name) => {
    const image = images[name];
    if (!image) throw new Error(`The image ${name} is not prepared: run \`npm run content -- --images\`.`);
    return image;
  };
  const documents = documentsOfSite(content, withDrafts);
  const dataOf = (name: string) => documents.find(({ source }) => source.file === name)?.data;
  const read = <T>(schema: z.ZodType<T>, name: string) => withImages(schema, schema.parse(dataOf(name)), find);
  const entriesIn = <T>(folder: string, schema: z.ZodType<T>) =>
    documents.filter(({ type }) => type.folder === folder).map((document) => loadEntry(document, schema, find));
  const company = read(companySchema, COMPANY_FILE);
  const sharedCopy = {
    search: read(SHARED_COPY.search.schema, 'content/shared/search.md'),
    industry: read(SHARED_COPY.industry.schema, 'content/shared/industry.md'),
    product: read(SHARED_COPY.product.schema, 'content/shared/product.md'),
    'not-found': read(SHARED_COPY['not-found'].schema, 'content/shared/not-found.md'),
  };
  const { page, blog, error, image } = sharedCopy['not-found'];
  const entries = {
    industries: entriesIn('industries', industrySchema).sort(byOrder),
    products: entriesIn('products', productSchema).sort(byOrder),
    caseStudies: entriesIn('case-studies', caseStudySchema).sort(byOrder),
    posts: entriesIn('blog', postSchema).sort(byDate),
  };
  return {
    company,
    withDrafts,
    sharedCopy,
    ...entries,
    ...buildRoutes({ company, ...entries }, loadPages({ ...content, documents }, images, find)),
    missingPages: [
      { path: MISSING_PAGE, ...page, image },
      { path: MISSING_POST, ...blog, image },
      { path: SERVER_ERROR_PAGE, ...error, image },
    ],
    redirects: redirectsOf(documents),
    gone: goneUrlsOf(documents),
    images,
    fileSizes,
  };
}

/** Reads an entry. One that is not published yet is marked as a draft. */
function loadEntry<T>(document: Document, schema: z.ZodType<T>, find: FindImage): WithImages<T> & EntryFile {
  const { path: slug, url: path = '', source, isShown, data } = document;
  return {
    ...withImages(schema, schema.parse(data), find),
    ...(!isShown && { draft: true }),
    slug,
    path,
    markdown: source.body,
    folder: `content/${source.folder}`,
  };
}
