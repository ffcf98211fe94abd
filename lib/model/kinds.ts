/** The kinds of content, one row each: their files, their form and what their pages are. */
import type { z } from 'zod';
import { companySchema } from './company';
import { caseStudySchema, industrySchema, postSchema, productSchema } from './entries';
import type { ImageFile } from './image-file';
import { labelsSchema } from './labels';
import { HOME, type PageGroup, type PageType, pageSchema } from './page';
import { SHARED_COPY } from './shared-copy';
import type { WithImages } from './walk';

/** A folder of files with the same fields, or a single file. */
type Row = {
  label: string;
  schema: z.ZodObject;
  /** Below content/; '' for content/ itself. */
  folder: string;
  /** The name of a single file, without .md; default: every file of the folder is a page. */
  file?: string;
  isNested?: boolean;
  /** Whether the editor has no form for it. */
  isHiddenInEditor?: boolean;
  singular?: string;
  /** The editor's icon: https://fonts.google.com/icons */
  icon?: string;
  /** The path before the slug: /blog; '' at the first level. Default: its files have no page. */
  url?: string;
  /** The file whose page is /. */
  home?: string;
  /** What the text below the fields is; default: the pages show no text. */
  body?: string;
  /** The page that lists the entries: content/pages/<list>.md. */
  list?: string;
  /** Whether lists begin with the newest; default: by `order`. */
  isByDate?: boolean;
  /** What its pages are, unless their fields say otherwise; default: an ordinary page, and in no list of all pages. */
  type?: PageType;
  group?: PageGroup['group'];
};

/** By id. The kinds whose files are pages come first: each is a list of the site. */
export const ROWS = {
  industries: {
    label: 'Industries',
    singular: 'industry',
    icon: 'factory',
    folder: 'industries',
    url: '',
    schema: industrySchema,
    type: 'service',
    group: 'industries',
  },
  products: {
    label: 'Products',
    singular: 'product',
    icon: 'deployed_code',
    folder: 'products',
    url: '',
    schema: productSchema,
    group: 'products',
  },
  caseStudies: {
    label: 'Case studies',
    singular: 'case-study',
    icon: 'work',
    folder: 'case-studies',
    url: '/case-study',
    list: 'case-study',
    schema: caseStudySchema,
    body: 'The story: situation, what was done, result.',
    type: 'article',
    group: 'caseStudies',
  },
  posts: {
    label: 'Blog',
    singular: 'post',
    icon: 'edit_note',
    folder: 'blog',
    url: '/blog',
    list: 'blog',
    isByDate: true,
    schema: postSchema,
    body: 'The article.',
    type: 'post',
    group: 'blog',
  },
  pages: {
    label: 'Pages',
    singular: 'page',
    icon: 'article',
    folder: 'pages',
    url: '',
    home: HOME,
    isNested: true,
    schema: pageSchema,
    body: 'Appears in the section "Text".',
    group: 'company',
  },
  site: { label: 'Company, menu and footer', folder: '', file: 'site', schema: companySchema },
  search: { label: 'Search', folder: 'shared', file: 'search', schema: SHARED_COPY.search },
  industry: {
    label: 'Texts of all industry pages',
    folder: 'shared',
    file: 'industry',
    schema: SHARED_COPY.industry,
  },
  product: { label: 'Texts of all product pages', folder: 'shared', file: 'product', schema: SHARED_COPY.product },
  'not-found': { label: 'Page not found', folder: 'shared', file: 'not-found', schema: SHARED_COPY['not-found'] },
  labels: {
    label: 'Labels of controls',
    folder: 'shared',
    file: 'labels',
    schema: labelsSchema,
    isHiddenInEditor: true,
  },
} satisfies Record<string, Row>;

export type KindId = keyof typeof ROWS;
export type SingleFileId = 'site' | 'labels' | keyof typeof SHARED_COPY;
export type PageKindId = Exclude<KindId, SingleFileId>;
/** The fields of a file, by its kind. */
export type FieldsOf<Id extends KindId> = z.infer<(typeof ROWS)[Id]['schema']>;

export type Kind<Id extends KindId = KindId> = Row & { id: Id; schema: z.ZodType<FieldsOf<Id>> };

const KIND_IDS = Object.keys(ROWS) as KindId[];
export const PAGE_KIND_IDS = KIND_IDS.filter((id): id is PageKindId => 'url' in ROWS[id]);
export const KINDS: readonly Kind[] = KIND_IDS.map((id) => ({ id, ...ROWS[id] }));

/** What every page has besides its fields. */
export type PageFacts = Markdown &
  PageGroup & {
    slug: string;
    path: string;
    name: string;
    /** For link previews and menus. */
    image: ImageFile;
    /** What the preview writes above a page that is not published: a draft, or the day of a scheduled page. */
    draftNotice?: string | undefined;
  };

/** The text of a file, and its folder, which URLs of images may be relative to. */
export type Markdown = { markdown: string; folder: string };

/** A page of a kind: its fields and what every page has. */
export type PageOf<Id extends PageKindId> = WithImages<FieldsOf<Id>> & PageFacts;
export type Page = PageOf<'pages'>;
export type Post = PageOf<'posts'>;
export type CaseStudy = PageOf<'caseStudies'>;
export type Product = PageOf<'products'>;
export type Industry = PageOf<'industries'>;

export const COMPANY_FILE = 'content/site.md';

/** Returns the folder or the one file of a kind: content/blog, content/site.md. */
export const toContentPath = ({ folder, file }: Pick<Kind, 'folder' | 'file'>): string =>
  ['content', folder, file && `${file}.md`].filter(Boolean).join('/');

/** Returns the path of a page; undefined for a part of other pages. */
export function toPagePath({ url, home }: Pick<Kind, 'url' | 'home'>, slug: string): string | undefined {
  if (url === undefined) return undefined;
  return slug === home ? '/' : `${url}/${slug}`;
}

export function findKind(file: string): Kind | undefined {
  const { folder, name } = splitFilePath(file);
  return KINDS.find((kind) => {
    const isInFolder = kind.folder === folder || (kind.isNested && folder.startsWith(`${kind.folder}/`));
    return isInFolder && (kind.file === undefined || kind.file === name);
  });
}

/** Returns the folder below content/, '' for content/ itself, and the name without .md. */
export function splitFilePath(file: string): { folder: string; name: string } {
  const [, ...folders] = file.split('/');
  const name = folders.pop() ?? file;
  return { folder: folders.join('/'), name: name.replace(/\.md$/, '') };
}
