/** Every kind of content file: where it lies, what it may hold, and what its text is for. */
import { z } from 'zod';
import { slug } from '../definitions/blocks';
import type { Collection } from '../definitions/collection';
import type { Definitions } from '../definitions/index';
import { HOME } from '../definitions/page';
import type { Sections } from '../definitions/section';
import { kept } from '../shared/kept';
import { isRecord } from '../shared/schema';

/** What content is made of: the definitions of its kinds, and the sections pages have. */
export type Model = { definitions: Definitions; sections: Sections };

export type Kind = {
  /** What marketing calls it. */
  label: string;
  schema: z.ZodObject;
  /** Below content/; '' for content/ itself. */
  folder: string;
  /** The one file of the kind, without .md; missing: every file of the folder, a page each. */
  name?: string;
  /** Whether the folder may have folders of its own. */
  isNested?: boolean;
  /** What `npm run new` calls one file. */
  singular?: string;
  /** What the markdown below the front matter is for; missing: there is none. */
  body?: string;
  /** Whether a file with these fields shows its markdown. */
  showsBody: (data: unknown) => boolean;
  /** The address of a file's page; missing: it is part of other pages. */
  addressOf?: (path: string) => string;
  collection?: Collection;
};

/** Where the files of a kind lie, or its one file does: content/blog, content/site.md. */
export const fileOf = ({ folder, name }: Pick<Kind, 'folder' | 'name'>): string =>
  ['content', folder, name && `${name}.md`].filter(Boolean).join('/');

/** Whether it is content/site.md: the company's facts. */
export const isCompany = ({ folder, name }: { folder: string; name?: string | undefined }): boolean =>
  folder === '' && name === 'site';

/** Returns the fields of content/site.md as they were written. */
export function companyFields(
  files: readonly { folder: string; name: string; data: unknown }[],
): Record<string, unknown> {
  const data = files.find(isCompany)?.data;
  return isRecord(data) ? data : {};
}

/** All kinds of a model, collections first. */
export const kindsOf: (model: Model) => readonly Kind[] = kept(({ definitions, sections }): readonly Kind[] => {
  const { company, words, page, collections } = definitions;
  return [
    ...collections.map(collectionKind),
    {
      label: page.label,
      singular: page.singular,
      folder: 'pages',
      isNested: true,
      schema: pageSchema(page.schema, sections),
      body: 'The text that stands where the page has a body section. Its headings start with ##.',
      showsBody: (data) => sectionTexts(data, 'section').some((name) => sections[name]?.showsBody),
      addressOf: (name) => (name === HOME ? '/' : `/${name}`),
    },
    { label: company.label, folder: '', name: 'site', schema: company.schema, showsBody: () => false },
    ...Object.entries(words).map(([name, { label, schema }]) => ({
      ...{ label, folder: 'shared', name, schema, showsBody: () => false },
    })),
  ];
});

function collectionKind(collection: Collection): Kind {
  const { label, singular, folder, schema, body, address } = collection;
  const addressOf = (name: string) => `${address}/${name}`;
  const showsBody = () => body !== undefined;
  return { ...{ label, singular, folder, schema, showsBody, addressOf, collection }, ...(body && { body }) };
}

/** A name that links can lead to: #services. */
const anchor = slug.max(40);

/** The head of a page with a list of sections, each known by its name. */
function pageSchema(head: z.ZodObject, sections: Sections): z.ZodObject {
  const [first, ...rest] = Object.entries(sections).map(([name, { schema }]) =>
    schema.safeExtend({ section: z.literal(name), id: anchor.optional() }),
  );
  if (!first) throw new Error('A page is made of sections: there must be one at least');
  return head.extend({
    sections: z
      .array(z.discriminatedUnion('section', [first, ...rest]))
      .min(1)
      .max(40),
  });
}

/** The sections a page lists, in their order, whether there are such or not. */
export function sectionsOf(data: unknown): Record<string, unknown>[] {
  const list = isRecord(data) ? data.sections : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** What they say in a field: their names, or the ids they give to their places. */
export const sectionTexts = (data: unknown, field: 'section' | 'id'): string[] =>
  sectionsOf(data).flatMap(({ [field]: text }) => (typeof text === 'string' ? [text] : []));

/** The kind of the file at content/<folder>/<name>.md; undefined where none belongs. */
export function kindAt(kinds: readonly Kind[], folder: string, name: string): Kind | undefined {
  return kinds.find(
    (kind) =>
      (kind.folder === folder || (kind.isNested && folder.startsWith(`${kind.folder}/`))) &&
      (kind.name === undefined || kind.name === name),
  );
}
