import type { z } from 'zod';
import { companySchema } from './company';
import { CONTENT_KINDS, type ContentKind, caseStudySchema, industrySchema, postSchema, productSchema } from './entries';
import { labelsSchema } from './labels';
import { HOME, pageSchema } from './page';
import { SHARED_COPY, SHARED_NAMES } from './shared-copy';

/** By folder, or by the name of a single file. */
const DEFINED = {
  industries: industrySchema,
  products: productSchema,
  'case-studies': caseStudySchema,
  blog: postSchema,
  pages: pageSchema,
  site: companySchema,
  search: SHARED_COPY.search.schema,
  industry: SHARED_COPY.industry.schema,
  product: SHARED_COPY.product.schema,
  'not-found': SHARED_COPY['not-found'].schema,
  labels: labelsSchema,
};

export type TypeId = keyof typeof DEFINED;
type Fields = { [Id in TypeId]: z.infer<(typeof DEFINED)[Id]> };
const SCHEMAS: { [Id in TypeId]: z.ZodType<Fields[Id]> } = DEFINED;

/** Fields that are valid, with the content type that says which they are. */
export type ParsedFields<Id extends TypeId = TypeId> = { [Each in Id]: { id: Each; fields: Fields[Each] } }[Id];

/** A folder of files with the same fields, or a single file. */
export type ContentType = {
  id: TypeId;
  label: string;
  schema: z.ZodObject;
  /** Below content/; '' for content/ itself. */
  folder: string;
  /** The single file's name without .md; default: every file of the folder is a page. */
  name?: string;
  isNested?: boolean;
  singular?: string;
  body?: string;
  /** Returns the path of a file's page; default: the file has no page. */
  toUrl?: (slug: string) => string;
  kind?: ContentKind;
  /** Whether the editor has no form for it. */
  isHiddenInEditor?: boolean;
};

/** Returns the folder or the one file of a content type: content/blog, content/site.md. */
export const toContentPath = ({ folder, name }: Pick<ContentType, 'folder' | 'name'>): string =>
  ['content', folder, name && `${name}.md`].filter(Boolean).join('/');

export const COMPANY_FILE = 'content/site.md';

/** Lists all content types, kinds of entries first. */
export const CONTENT_TYPES: readonly ContentType[] = [
  ...CONTENT_KINDS.map(
    (kind): ContentType => ({
      ...kind,
      id: kind.folder,
      kind,
      toUrl: (slug) => `${kind.url}/${slug}`,
    }),
  ),
  {
    id: 'pages',
    label: 'Pages',
    singular: 'page',
    folder: 'pages',
    isNested: true,
    schema: pageSchema,
    body: 'Appears in the section "Text".',
    toUrl: (slug) => (slug === HOME ? '/' : `/${slug}`),
  },
  { id: 'site', label: 'Company, menu and footer', folder: '', name: 'site', schema: companySchema },
  ...SHARED_NAMES.map((name) => ({ id: name, folder: 'shared', name, ...SHARED_COPY[name] })),
  {
    id: 'labels',
    label: 'Labels of controls',
    folder: 'shared',
    name: 'labels',
    schema: labelsSchema,
    isHiddenInEditor: true,
  },
];

export function findContentType(file: string): ContentType | undefined {
  const { folder, name } = splitFilePath(file);
  return CONTENT_TYPES.find((type) => {
    const isInFolder = type.folder === folder || (type.isNested && folder.startsWith(`${type.folder}/`));
    return isInFolder && (type.name === undefined || type.name === name);
  });
}

/** Returns the folder below content/, '' for content/ itself, and the name without .md. */
export function splitFilePath(file: string): { folder: string; name: string } {
  const [, ...folders] = file.split('/');
  const name = folders.pop() ?? file;
  return { folder: folders.join('/'), name: name.replace(/\.md$/, '') };
}

type Result<Id extends TypeId> =
  | { parsed: ParsedFields<Id>; issues?: never }
  | { parsed?: never; issues: z.core.$ZodIssue[] };

export function parseFields<Id extends TypeId>(id: Id, data: unknown): Result<Id> {
  const { data: fields, error } = SCHEMAS[id].safeParse(data);
  return error ? { issues: error.issues } : { parsed: { id, fields } };
}
