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
  /** Below the folder of its content type: about, legal/privacy. */
  path: string;
  /** The path of its page; undefined for parts of other pages. */
  address: string | undefined;
  isDraft: boolean;
  /** The first and the last day of its page. */
  from: string | undefined;
  until: string | undefined;
  /** Whether its page is part of the site on the build day, or has expired before. */
  isShown: boolean;
  isOver: boolean;
  tags: string[];
  alsoAt: string[];
  /** Old URLs. */
  aliases: string[];
  /** The front matter, with images next to the file as paths from the project's root. */
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
 * Returns the document of a file; undefined in a folder without a content type. Creates it once per file, so that all
 * checks of an unchanged file are cached with it.
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

function withPictureKeys({ data, folder }: SourceFile, schema: z.ZodType): unknown {
  const beside = textsOfKind('picture', schema, data).some(({ value }) => !value.startsWith('/'));
  return beside ? mapTexts('picture', schema, data, (value) => pictureKey(value, `content/${folder}`)) : data;
}

export function atField(source: SourceFile, path: readonly PropertyKey[], expected: string, found: string): Problem {
  return { file: source.file, line: source.lineOf(path), field: formatPath(path) || 'front matter', expected, found };
}

/** A link or an image, where content names it. */
export type Mention = {
  url: string;
  /** Called for problems only, as it parses the file again. */
  line: () => number;
  field: string;
  isInText: boolean;
};

/** Returns the links, images and named posts in the fields of a file, as they are written. */
export const markedTextsOf: (document: Document) => readonly MarkedText[] = kept(({ source, kind }) =>
  markedTexts(kind.schema, source.data),
);

/** Returns all links or images of a file, in its fields and in its body. */
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

export function outlineOfSource(source: SourceFile): Outline {
  const outline = outlines.get(source) ?? outlineOf(source.body);
  outlines.set(source, outline);
  return outline;
}

/** Reuses the outline of an equal body. */
export const rememberOutline = (source: SourceFile, outline: Outline): void => void outlines.set(source, outline);
