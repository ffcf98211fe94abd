import { z } from 'zod';
import { type ContentType, companyFields, contentTypeAt } from '../model/content-types';
import { type MarkedText, mapTexts, markedTexts } from '../model/walk';
import { imageKey } from './image-file';
import { memoize } from './memoize';
import { createOutline, type Outline } from './outline';
import { formatPath, type Problem } from './problems';
import type { SourceFile } from './source-file';

export type Document = {
  source: SourceFile;
  type: ContentType;
  /** Below the folder of its content type: about, legal/privacy. */
  path: string;
  /** The path of its page; undefined for parts of other pages. */
  url: string | undefined;
  isDraft: boolean;
  from: string | undefined;
  /** Whether its page is part of the site on the build day. */
  isShown: boolean;
  alsoAt: string[];
  aliases: string[];
  data: unknown;
};

export type Documents = readonly Document[];

/** A field with a mistake is left out, so that it hides no other: a draft without its date is a draft. */
const publicationFields = z.object({
  draft: z.boolean().optional().catch(undefined),
  date: z.string().optional().catch(undefined),
  alsoAt: z.array(z.string()).optional().catch(undefined),
  aliases: z.array(z.string()).optional().catch(undefined),
});

type CachedDocument = { day: string; document: Document | undefined };

const cache = new WeakMap<SourceFile, CachedDocument>();

/** Returns the document of a file. It is the same object while the file is unchanged: checks are cached by it. */
export function getDocument(source: SourceFile, day: string): Document | undefined {
  const cached = cache.get(source);
  if (cached?.day === day) return cached.document;
  const document = createDocument(source, day);
  cache.set(source, { day, document });
  return document;
}

function createDocument(source: SourceFile, day: string): Document | undefined {
  const type = contentTypeAt(source.folder, source.name);
  if (!type) return undefined;
  const path = [...source.folder.slice(type.folder.length).split('/').filter(Boolean), source.name].join('/');
  const fields = publicationFields.safeParse(source.data).data ?? {};
  const { draft: isDraft = false, date: from, alsoAt = [] } = fields;
  const aliases = (fields.aliases ?? []).map(withoutLastSlash);
  const isShown = !isDraft && (from === undefined || from <= day);
  const data = withImageKeys(source, type.schema);
  const url = type.urlOf?.(path);
  return { source, type, path, url, isDraft, from, isShown, alsoAt, aliases, data };
}

/** Hosts redirect /about/ to /about before they look for a redirect. */
const withoutLastSlash = (url: string) => url.replace(/(?<=.)\/$/, '');

const withImageKeys = ({ data, folder }: SourceFile, schema: z.ZodType): unknown =>
  mapTexts('image', schema, data, (value) => imageKey(value, `content/${folder}`));

export function atField(source: SourceFile, path: readonly PropertyKey[], expected: string, found: string): Problem {
  return { file: source.file, line: source.lineOf(path), field: formatPath(path) || 'front matter', expected, found };
}

type Mention = {
  url: string;
  /** Called for problems only, as it parses the file again. */
  line: () => number;
  field: string;
  isInText: boolean;
};

export const listMarkedTexts: (document: Document) => readonly MarkedText[] = memoize(({ source, type }) =>
  markedTexts(type.schema, source.data),
);

export const listMentions = (document: Document, what: 'link' | 'image'): readonly Mention[] =>
  mentions(document)[what];

const mentions = memoize((document: Document) => {
  const { source } = document;
  const { links, images } = getOutline(source);
  const among = (what: 'link' | 'image', inText: typeof links): Mention[] => [
    ...listMarkedTexts(document)
      // The schema reports an empty field.
      .filter(({ role, value }) => role === what && value !== '')
      .map(({ path, value: url }) => {
        return { url, line: () => source.lineOf(path), field: formatPath(path), isInText: false };
      }),
    ...inText.map(({ url, line }) => ({
      url,
      line: () => source.bodyLine + line - 1,
      field: what === 'image' ? 'text.image' : what,
      isInText: true,
    })),
  ];
  return { link: among('link', links), image: among('image', images) };
});

const outlines = new WeakMap<SourceFile, Outline>();

export function getOutline(source: SourceFile): Outline {
  const outline = outlines.get(source) ?? createOutline(source.body);
  outlines.set(source, outline);
  return outline;
}

export const reuseOutline = (source: SourceFile, outline: Outline): void => void outlines.set(source, outline);

export const listRedirects = (documents: readonly Pick<Document, 'url' | 'aliases'>[]): Map<string, string> =>
  new Map(
    documents
      .flatMap(({ url, aliases }) => aliases.map((alias) => [alias, url ?? '/'] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const listGoneUrls = (documents: readonly Pick<Document, 'source'>[]): string[] =>
  (z.array(z.string()).safeParse(companyFields(documents.map(({ source }) => source)).gone).data ?? []).map(
    withoutLastSlash,
  );
