/** Creates the site from validated content. Reads no file: the editor's preview uses it, too. */
import type { z } from 'zod';
import { type LoadedContent, selectDocuments } from '@/lib/content/check';
import { type Document, listGoneUrls, listMarkedTexts, listRedirects } from '@/lib/content/document';
import { imageKey } from '@/lib/content/image-file';
import { findUses } from '@/lib/content/third-parties';
import { type Company, companySchema } from '@/lib/model/company';
import { COMPANY_FILE, LABELS_FILE } from '@/lib/model/content-types';
import { caseStudySchema, type EntryFile, industrySchema, postSchema, productSchema } from '@/lib/model/entries';
import { labelsSchema } from '@/lib/model/labels';
import { type Page, pageSchema } from '@/lib/model/page';
import { SHARED_COPY } from '@/lib/model/shared-copy';
import { textsWithRole } from '@/lib/model/walk';
import { type FindImage, imageFinder, withImages } from '@/lib/model/with-images';
import { formatDate, getDateLanguage } from './format-date';
import { byDate, byOrder } from './order';
import { MISSING_PAGE, MISSING_POST, SERVER_ERROR_PAGE } from './pages';
import type { Site } from './types';

type SiteParts = Pick<Site, 'withDrafts' | 'images' | 'fileSizes'> & { content: LoadedContent };

/** @throws if the content has problems */
export function buildSite({ content, withDrafts, images, fileSizes }: SiteParts): Site {
  const find = imageFinder(images);
  /** A draft may name an image that is missing. */
  const hasImages = (document: Document) =>
    listMarkedTexts(document).every(
      ({ role, value }) => role !== 'image' || images[imageKey(value, `content/${document.source.folder}`)],
    );
  const documents = selectDocuments(content, withDrafts).filter((document) => !document.isDraft || hasImages(document));
  const dataOf = (name: string) => documents.find(({ source }) => source.file === name)?.data;
  const read = <T>(schema: z.ZodType<T>, name: string) => withImages(schema, schema.parse(dataOf(name)), find);
  const company = { ...read(companySchema, COMPANY_FILE), labels: read(labelsSchema, LABELS_FILE) };
  const entriesIn = <T>(folder: string, schema: z.ZodType<T>) =>
    documents
      .filter(({ type }) => type.folder === folder)
      .map((document) => ({
        ...withImages(schema, schema.parse(document.data), find),
        ...toEntryFile(document, company),
      }));
  const sharedCopy = {
    search: read(SHARED_COPY.search.schema, 'content/shared/search.md'),
    industry: read(SHARED_COPY.industry.schema, 'content/shared/industry.md'),
    product: read(SHARED_COPY.product.schema, 'content/shared/product.md'),
    'not-found': read(SHARED_COPY['not-found'].schema, 'content/shared/not-found.md'),
  };
  const { page, blog, error, image } = sharedCopy['not-found'];
  return {
    company,
    withDrafts,
    sharedCopy,
    pages: documents
      .filter(({ type }) => type.folder === 'pages')
      .map((document) => ({ ...loadPage(document, find), ...toEntryFile(document, company) }))
      .sort(byOrder),
    industries: entriesIn('industries', industrySchema).sort(byOrder),
    products: entriesIn('products', productSchema).sort(byOrder),
    caseStudies: entriesIn('case-studies', caseStudySchema).sort(byOrder),
    posts: entriesIn('blog', postSchema).sort(byDate),
    missingPages: [
      { path: MISSING_PAGE, ...page, image },
      { path: MISSING_POST, ...blog, image },
      { path: SERVER_ERROR_PAGE, ...error, image },
    ],
    redirects: listRedirects(documents),
    gone: listGoneUrls(documents),
    thirdParties: Object.fromEntries(Object.entries(findUses(documents)).map(([about, { hosts }]) => [about, hosts])),
    images,
    fileSizes,
  };
}

const DEFAULT_IMAGE = '/drawings/industry.svg';

/** Reads a page. Its image is the first that it shows, unless it has one for link previews. */
function loadPage({ data }: Document, find: FindImage): Omit<Page, keyof EntryFile> {
  const page = withImages(pageSchema, pageSchema.parse(data), find);
  const [shown] = textsWithRole('image', pageSchema, data);
  return { ...page, image: page.socialPicture ?? find(shown?.value ?? DEFAULT_IMAGE) };
}

const toEntryFile = (document: Document, company: Company): EntryFile => {
  const { path: slug, url: path = '', source } = document;
  return {
    slug,
    path,
    markdown: source.body,
    folder: `content/${source.folder}`,
    draftNotice: describeDraft(document, company),
  };
};

function describeDraft(
  { isDraft, isShown, from = '' }: Document,
  { labels, ...languages }: Company,
): string | undefined {
  if (isDraft) return labels.draft;
  return isShown ? undefined : labels.scheduled.replace('{date}', formatDate(from, getDateLanguage(languages)));
}
