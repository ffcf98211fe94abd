import type { z } from 'zod';
import { companySchema } from './company';
import { CONTENT_KINDS, type ContentKind } from './entries';
import { labelsSchema } from './labels';
import { HOME, pageSchema } from './page';
import { SHARED_COPY } from './shared-copy';
import { isRecord } from './walk';

/** A folder of files with the same fields, or a single file. */
export type ContentType = {
  label: string;
  schema: z.ZodObject;
  /** Below content/; '' for content/ itself. */
  folder: string;
  /** The single file's name without .md; default: every file of the folder is a page. */
  name?: string;
  isNested?: boolean;
  singular?: string;
  body?: string;
  showsBody: (data: unknown) => boolean;
  /** Returns the path of a file's page; default: the file has no page. */
  urlOf?: (path: string) => string;
  kind?: ContentKind;
  /** Whether the editor has no form for it. */
  isHiddenInEditor?: boolean;
};

/** Returns the folder or the one file of a content type: content/blog, content/site.md. */
export const toContentPath = ({ folder, name }: Pick<ContentType, 'folder' | 'name'>): string =>
  ['content', folder, name && `${name}.md`].filter(Boolean).join('/');

export const COMPANY_FILE = 'content/site.md';
export const LABELS_FILE = 'content/shared/labels.md';

/** Returns the fields of content/site.md before validation. */
export function companyFields(files: readonly { file: string; data: unknown }[]): Record<string, unknown> {
  const data = files.find(({ file }) => file === COMPANY_FILE)?.data;
  return isRecord(data) ? data : {};
}

/** Lists all content types, kinds of entries first. */
export const CONTENT_TYPES: readonly ContentType[] = [
  ...CONTENT_KINDS.map(entryType),
  {
    label: 'Pages',
    singular: 'page',
    folder: 'pages',
    isNested: true,
    schema: pageSchema,
    body: 'Appears in the section "Text".',
    showsBody: (data) => sectionNames(data).includes('body'),
    urlOf: (name) => (name === HOME ? '/' : `/${name}`),
  },
  { label: 'Company, menu and footer', folder: '', name: 'site', schema: companySchema, showsBody: () => false },
  ...Object.entries(SHARED_COPY).map(([name, { label, schema }]) => ({
    label,
    folder: 'shared',
    name,
    schema,
    showsBody: () => false,
  })),
  {
    label: 'Labels of controls',
    folder: 'shared',
    name: 'labels',
    schema: labelsSchema,
    showsBody: () => false,
    isHiddenInEditor: true,
  },
];

function entryType(kind: ContentKind): ContentType {
  const { label, singular, folder, schema, body, url } = kind;
  const urlOf = (name: string) => `${url}/${name}`;
  const showsBody = () => body !== undefined;
  return {
    label,
    singular,
    folder,
    schema,
    showsBody,
    urlOf,
    kind,
    ...(body && { body }),
  };
}

export function listSections(data: unknown): Record<string, unknown>[] {
  const list = isRecord(data) ? data.sections : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

const textsAt = (items: readonly Record<string, unknown>[], field: string): string[] =>
  items.flatMap(({ [field]: text }) => (typeof text === 'string' ? [text] : []));

export const sectionNames = (data: unknown): string[] => textsAt(listSections(data), 'section');

/** Returns the ids that links can use before validation: those of sections, or of an industry's capabilities. */
export function listIds(data: unknown): string[] {
  const { capabilities } = isRecord(data) && isRecord(data.capabilitiesSection) ? data.capabilitiesSection : {};
  const items = Array.isArray(capabilities) ? capabilities.filter(isRecord) : [];
  return textsAt([...listSections(data), ...items], 'id');
}

export const contentTypeAt = (folder: string, name: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => {
    const isInFolder = type.folder === folder || (type.isNested && folder.startsWith(`${type.folder}/`));
    const hasName = type.name === undefined || type.name === name;
    return isInFolder && hasName;
  });
