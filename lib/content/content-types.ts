import { z } from 'zod';
import { memoize } from './memoize';
import type { Definitions } from './schemas';
import type { ContentKind } from './schemas/entries';
import { anchor } from './schemas/fields';
import { HOME } from './schemas/page';
import type { SectionDefinitions } from './schemas/section';
import { isRecord } from './schemas/walk';

export type Model = { definitions: Definitions; sections: SectionDefinitions };

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
  isOnlyFile?: boolean;
};

export type ContentTypes = readonly ContentType[];

/** Returns the folder or the one file of a content type: content/blog, content/site.md. */
export const fileOf = ({ folder, name }: Pick<ContentType, 'folder' | 'name'>): string =>
  ['content', folder, name && `${name}.md`].filter(Boolean).join('/');

export const COMPANY_FILE = 'content/site.md';
export const LABELS_FILE = 'content/shared/labels.md';

/** Returns the fields of content/site.md before validation. */
export function companyFields(files: readonly { file: string; data: unknown }[]): Record<string, unknown> {
  const data = files.find(({ file }) => file === COMPANY_FILE)?.data;
  return isRecord(data) ? data : {};
}

/** Returns all content types of a model, kinds of entries first. */
export const contentTypesOf: (model: Model) => ContentTypes = memoize(
  ({ definitions: { company, sharedCopy, labels, page, kinds }, sections }): ContentTypes => [
    ...kinds.map(entryType),
    {
      label: page.label,
      singular: page.singular,
      folder: 'pages',
      isNested: true,
      schema: pageSchema(page.schema, sections),
      body: 'Appears in the section "Text".',
      showsBody: (data) => sectionNames(data).some((name) => sections[name]?.showsBody),
      urlOf: (name) => (name === HOME ? '/' : `/${name}`),
    },
    { label: company.label, folder: '', name: 'site', schema: company.schema, showsBody: () => false },
    ...Object.entries(sharedCopy).map(([name, { label, schema }]) => ({
      label,
      folder: 'shared',
      name,
      schema,
      showsBody: () => false,
    })),
    {
      label: labels.label,
      folder: 'shared',
      name: 'labels',
      schema: labels.schema,
      showsBody: () => false,
      isOnlyFile: true,
    },
  ],
);

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

function pageSchema(metadata: z.ZodObject, sections: SectionDefinitions): z.ZodObject {
  const [first, ...rest] = Object.entries(sections).map(([name, { schema }]) =>
    schema.safeExtend({ section: z.literal(name), id: anchor.optional() }),
  );
  if (!first) throw new Error('A page needs at least one section: no section is defined');
  const list = z.array(z.discriminatedUnion('section', [first, ...rest]));
  return metadata.extend({
    sections: list.min(1).max(40).meta({ hint: 'The parts of the page, from top to bottom.' }),
  });
}

/** Returns the list of sections before validation. */
export function sectionsOf(data: unknown): Record<string, unknown>[] {
  const list = isRecord(data) ? data.sections : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

const textsAt = (items: readonly Record<string, unknown>[], field: string): string[] =>
  items.flatMap(({ [field]: text }) => (typeof text === 'string' ? [text] : []));

export const sectionNames = (data: unknown): string[] => textsAt(sectionsOf(data), 'section');

/** Returns the ids that links can use before validation: those of sections, or of an industry's capabilities. */
export function idsOf(data: unknown): string[] {
  const { capabilities } = isRecord(data) && isRecord(data.capabilitiesSection) ? data.capabilitiesSection : {};
  const items = Array.isArray(capabilities) ? capabilities.filter(isRecord) : [];
  return textsAt([...sectionsOf(data), ...items], 'id');
}

/** Returns the content type of content/<folder>/<name>.md; undefined in any other folder. */
export const contentTypeAt = (types: ContentTypes, folder: string, name: string): ContentType | undefined =>
  types.find((type) => {
    const isInFolder = type.folder === folder || (type.isNested && folder.startsWith(`${type.folder}/`));
    const hasName = type.name === undefined || type.name === name;
    return isInFolder && hasName;
  });
