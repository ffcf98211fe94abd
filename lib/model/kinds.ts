/** The kinds of content, one row each: their files, their form and what their pages are. */
import type { z } from 'zod';
import { companySchema } from './company';
import { caseStudySchema, industrySchema, postSchema, productSchema } from './entries';
import type { ImageFile } from './image-file';
import { labelsSchema } from './labels';
import { HOME, PAGE_GROUPS, type PageGroup, pageSchema } from './page';
import { SHARED_COPY } from './shared-copy';
import type { WithImages } from './with-images';

/** A kind of content: a folder of files with the same fields, or a single file. */
type Definition = {
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
};

type PageDefinition<Schema extends z.ZodObject> = Definition &
  PageGroup & {
    schema: Schema;
    url: string;
    /** Returns what the fields of a page say about its type and group. */
    chooseGroup?: (fields: z.infer<Schema>) => Partial<PageGroup>;
  };

const pages = <Schema extends z.ZodObject>(kind: PageDefinition<Schema>) => kind;

/** The kinds whose files are pages, by the name of their list in the site. */
const PAGE_KINDS = {
  industries: pages({
    label: 'Industries',
    singular: 'industry',
    icon: 'factory',
    folder: 'industries',
    url: '',
    schema: industrySchema,
    type: 'service',
    group: 'industries',
    chooseGroup: ({ group }) => (group ? { group } : {}),
  }),
  products: pages({
    label: 'Products',
    singular: 'product',
    icon: 'deployed_code',
    folder: 'products',
    url: '',
    schema: productSchema,
    type: 'page',
    group: 'products',
  }),
  caseStudies: pages({
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
  }),
  posts: pages({
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
  }),
  pages: pages({
    label: 'Pages',
    singular: 'page',
    icon: 'article',
    folder: 'pages',
    url: '',
    home: HOME,
    isNested: true,
    schema: pageSchema,
    body: 'Appears in the section "Text".',
    ...PAGE_GROUPS.page,
    chooseGroup: ({ kind = 'page' }) => PAGE_GROUPS[kind],
  }),
};

/** By file name. */
const SINGLE_FILES = {
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
};

const DEFINED = { ...PAGE_KINDS, ...SINGLE_FILES };

export type PageKindId = keyof typeof PAGE_KINDS;
export type SingleFileId = keyof typeof SINGLE_FILES;
export type KindId = keyof typeof DEFINED;
/** The fields of a file, by its kind. */
export type Fields = { [Id in KindId]: z.infer<(typeof DEFINED)[Id]['schema']> };

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
export type PageOf<Id extends PageKindId> = WithImages<Fields[Id]> & PageFacts;
export type Page = PageOf<'pages'>;
export type Post = PageOf<'posts'>;
export type CaseStudy = PageOf<'caseStudies'>;
export type Product = PageOf<'products'>;
export type Industry = PageOf<'industries'>;

/** What the site needs of a kind of pages. */
type PageRow<Id extends PageKindId> = PageGroup &
  Pick<Definition, 'url' | 'list' | 'isByDate'> & { chooseGroup?: (fields: Fields[Id]) => Partial<PageGroup> };
export const PAGE_ROWS: { [Id in PageKindId]: PageRow<Id> } = PAGE_KINDS;

const keysOf = <Key extends string>(rows: Readonly<Record<Key, unknown>>) => Object.keys(rows) as Key[];

export const PAGE_KIND_IDS: readonly PageKindId[] = keysOf(PAGE_KINDS);

export type Kind = Definition & { id: KindId };
const ROWS: Readonly<Record<KindId, Definition>> = DEFINED;
/** All kinds, those of pages first. */
export const KINDS: readonly Kind[] = keysOf(ROWS).map((id) => ({ id, ...ROWS[id] }));

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

const PARSERS: { [Id in KindId]: { schema: z.ZodType<Fields[Id]> } } = DEFINED;

/** Parses the fields of a file, by its kind. */
export const parseFields = <Id extends KindId>(id: Id, data: unknown): z.ZodSafeParseResult<Fields[Id]> =>
  PARSERS[id].schema.safeParse(data);
