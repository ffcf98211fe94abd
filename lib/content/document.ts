/** A content file with what the checks want to know of it. */
import { z } from 'zod';
import { kept } from '../shared/kept';
import { mapTexts } from '../shared/schema';
import { type MarkedText, markedTexts, textsOfKind } from './fields';
import type { SourceFile } from './front-matter';
import { type Kind, kindAt } from './kinds';
import { type Outline, outlineOf } from './outline';
import { pictureKey } from './picture-key';
import { formatPath, type Problem } from './problems';

export type Document = {
  source: SourceFile;
  kind: Kind;
  /** Its name within its kind: about, legal/privacy. */
  path: string;
  /** Where its page stands; undefined for parts of other pages. */
  address: string | undefined;
  isDraft: boolean;
  /** The first and the last day it is shown, where it says so. */
  from: string | undefined;
  until: string | undefined;
  /** Whether it is part of the site on the day the content is read for; of what is not, whether it was before. */
  isShown: boolean;
  isOver: boolean;
  tags: string[];
  /** Further addresses of the page. */
  alsoAt: string[];
  /** Addresses it had before. */
  aliases: string[];
  /** Its front matter, the pictures beside the file named by their path from the project. */
  data: unknown;
};

const state = z.object({
  draft: z.boolean().optional(),
  date: z.string().optional(),
  until: z.string().optional(),
  tags: z.array(z.string()).optional(),
  alsoAt: z.array(z.string()).optional(),
  aliases: z.array(z.string()).optional(),
});

type Placed = { kinds: readonly Kind[]; day: string; document: Document | undefined };

const placed = new WeakMap<SourceFile, Placed>();

/**
 * Finds the kind of a file; undefined where none belongs at its place. The document of an unchanged file is made once, and
 * with it all that a check makes of it.
 * @param day the day the site is made for
 */
export function documentOf(source: SourceFile, kinds: readonly Kind[], day: string): Document | undefined {
  const known = placed.get(source);
  if (known && known.kinds === kinds && known.day === day) return known.document;
  const document = makeDocument(source, kinds, day);
  placed.set(source, { kinds, day, document });
  return document;
}

function makeDocument(source: SourceFile, kinds: readonly Kind[], day: string): Document | undefined {
  const kind = kindAt(kinds, source.folder, source.name);
  if (!kind) return undefined;
  const path = [...source.folder.slice(kind.folder.length).split('/').filter(Boolean), source.name].join('/');
  const fields = state.safeParse(source.data).data ?? {};
  const { draft: isDraft = false, date: from, until, tags = [], alsoAt = [], aliases = [] } = fields;
  const isOver = !isDraft && until !== undefined && until < day;
  const isShown = !isDraft && !isOver && (from === undefined || from <= day);
  const address = kind.addressOf?.(path);
  const data = withPictureKeys(source, kind.schema);
  const times = { isDraft, from, until, isShown, isOver };
  return { source, kind, path, address, ...times, tags, alsoAt, aliases, data };
}

/** Nobody else knows where 'beside the file' is. */
function withPictureKeys({ data, folder }: SourceFile, schema: z.ZodType): unknown {
  const beside = textsOfKind('picture', schema, data).some(({ value }) => !value.startsWith('/'));
  return beside ? mapTexts('picture', schema, data, (value) => pictureKey(value, `content/${folder}`)) : data;
}

/** A problem of a field. */
export function atField(source: SourceFile, path: readonly PropertyKey[], expected: string, found: string): Problem {
  return { file: source.file, line: source.lineOf(path), field: formatPath(path) || 'front matter', expected, found };
}

/** A link or a picture, where content names it. */
export type Mention = {
  url: string;
  /** Asked for where something is wrong with it only: to find a field's line its file is taken apart again. */
  line: () => number;
  field: string;
  isInText: boolean;
};

/** The links, pictures and named posts in the fields of a file, as they were written. */
export const markedTextsOf: (document: Document) => readonly MarkedText[] = kept(({ source, kind }) =>
  markedTexts(kind.schema, source.data),
);

/** All links or pictures of a file, in its fields and in its text. */
export const mentionsOf = (document: Document, what: 'link' | 'picture'): readonly Mention[] =>
  mentions(document)[what];

const mentions = kept((document: Document) => {
  const { source } = document;
  const { links, pictures } = outlineOfSource(source);
  const among = (what: 'link' | 'picture', inText: typeof links): Mention[] => [
    ...markedTextsOf(document)
      .filter(({ kind }) => kind === what)
      .map(({ path, value: url }) => {
        return { url, line: () => source.lineOf(path), field: formatPath(path), isInText: false };
      }),
    ...inText.map(({ url, line }) => ({ url, line: () => source.bodyLine + line - 1, field: what, isInText: true })),
  ];
  return { link: among('link', links), picture: among('picture', pictures) };
});

const outlines = new WeakMap<SourceFile, Outline>();

/** The outline of a file's text; that of an unchanged file is made once. */
export function outlineOfSource(source: SourceFile): Outline {
  const outline = outlines.get(source) ?? outlineOf(source.body);
  outlines.set(source, outline);
  return outline;
}

/** Takes an outline made before for that of a file's text. */
export const rememberOutline = (source: SourceFile, outline: Outline): void => void outlines.set(source, outline);
