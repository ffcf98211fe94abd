import { z } from 'zod';
import { createOutline, type Outline } from '../markdown/outline';
import { date } from '../model/fields';
import { type FieldsOf, findKind, type Kind, type KindId, splitFilePath, toPagePath } from '../model/kinds';
import { once } from '../model/once';
import { describeIssues, type Problem, type TextProblem, type UnplacedProblem } from '../model/problems';
import { type MarkedText, markedTexts, type Target } from '../model/walk';

/** A file that is taken apart, before it is parsed. */
export interface SplitFile {
  /** The front matter, not validated; undefined if it is no YAML. */
  data: unknown;
  markdown: string;
  /** The line that the Markdown begins on. */
  markdownLine: number;
  /** Returns the line of a field, from 1; of its nearest existing parent if it is missing. */
  findLine: (path: readonly PropertyKey[]) => number;
}

export interface FileFacts extends SplitFile {
  /** The path from the project's root. */
  file: string;
  /** content/blog: URLs of images may be relative to it. */
  folder: string;
  kind: Kind;
  /** Below the folder of its kind: about, legal/privacy. */
  slug: string;
  /** The path of its page; undefined for parts of other pages. */
  path: string | undefined;
  isDraft: boolean;
  /** The day of publication. */
  from: string | undefined;
  alsoAt: readonly string[];
  aliases: readonly string[];
  gone: readonly string[];
  /** Parses the Markdown when a rule asks for it first. */
  outline: () => Outline;
}

/** A file of content/ whose fields are valid. */
export interface EntryOf<Id extends KindId> extends FileFacts {
  id: Id;
  fields: FieldsOf<Id>;
  /** Walks along the fields when a rule asks for it first: most rules do. */
  markedTexts: () => readonly MarkedText[];
  problems?: never;
}
/** An entry of one of the kinds: its `id` says which fields it has. */
export type Entry<Id extends KindId = KindId> = { [Each in Id]: EntryOf<Each> }[Id];

/** A file that cannot be parsed. It has a URL all the same. */
interface InvalidFile extends FileFacts {
  id?: never;
  fields?: never;
  problems: readonly Problem[];
}
export type ContentFile = Entry | InvalidFile;

export type Content = {
  /** YYYY-MM-DD. */
  day: string;
  files: readonly ContentFile[];
  /** Problems of files that are no content. */
  refused: readonly Problem[];
  /** URLs of the files in public/. */
  publicFiles: readonly string[];
  /** All files of content/, as paths from the project's root. */
  contentFiles: readonly string[];
  /** The files of a version whose URLs must not be lost. */
  earlier?: readonly ContentFile[] | undefined;
};

/** An invalid field is left out, so that it hides no other: a file without its date has a URL. */
const publicationFields = z.object({
  draft: z.boolean().optional().catch(undefined),
  date: date.optional().catch(undefined),
  alsoAt: z.array(z.string()).optional().catch(undefined),
  aliases: z.array(z.string()).optional().catch(undefined),
  gone: z.array(z.string()).optional().catch(undefined),
});

/** Hosts redirect /about/ to /about before they look for a redirect. */
const withoutLastSlash = (url: string) => url.replace(/(?<=.)\/$/, '');

type Options = {
  /** Problems of its YAML. */
  found?: readonly Problem[];
  /** Default: as its fields say. */
  isDraft?: boolean;
  /** Default: of its Markdown. */
  outline?: (() => Outline) | undefined;
};

/** @returns undefined if no kind has such a file */
export function parseFile(file: string, parts: SplitFile, options: Options = {}): ContentFile | undefined {
  const { found = [], outline = once(() => createOutline(parts.markdown)) } = options;
  const kind = findKind(file);
  if (!kind) return undefined;
  const { folder, name } = splitFilePath(file);
  const slug = [...folder.slice(kind.folder.length).split('/').filter(Boolean), name].join('/');
  const {
    draft,
    date: from,
    alsoAt = [],
    aliases = [],
    gone = [],
  } = publicationFields.safeParse(parts.data).data ?? {};
  const facts = {
    ...parts,
    file,
    folder: file.slice(0, file.lastIndexOf('/')),
    kind,
    slug,
    path: toPagePath(kind, slug),
    isDraft: options.isDraft ?? draft ?? false,
    from,
    alsoAt,
    aliases: aliases.map(withoutLastSlash),
    gone: gone.map(withoutLastSlash),
    outline,
  };
  if (parts.data === undefined) return { ...facts, problems: found };
  return parseEntry(kind, facts, found);
}

function parseEntry<Id extends KindId>(
  { id, schema }: Kind<Id>,
  facts: FileFacts,
  found: readonly Problem[],
): Entry<Id> | InvalidFile {
  const { data } = facts;
  const { data: fields, error } = schema.safeParse(data);
  if (fields !== undefined && found.length === 0) {
    const entry: EntryOf<Id> = { ...facts, id, fields, markedTexts: once(() => markedTexts(schema, fields)) };
    return entry;
  }
  const problems = describeIssues(schema, data, error?.issues ?? []);
  return { ...facts, problems: [...found, ...problems.map(({ path, ...problem }) => atField(facts, path, problem))] };
}

type Place = Pick<FileFacts, 'file' | 'findLine'>;

export const atField = (
  { file, findLine }: Place,
  path: readonly PropertyKey[],
  problem: UnplacedProblem,
): Problem => ({
  file,
  line: findLine(path),
  place: 'field',
  path,
  ...problem,
});

export const inText = (
  { file, markdownLine }: Pick<FileFacts, 'file' | 'markdownLine'>,
  problem: TextProblem,
): Problem => ({
  ...problem,
  file,
  line: markdownLine + problem.line - 1,
  place: 'text',
});

export const isEntry = (file: ContentFile): file is Entry => file.fields !== undefined;

/** Returns the entries of a kind. */
export const listEntries = <Id extends KindId>(files: readonly ContentFile[], id: Id): EntryOf<Id>[] =>
  files.filter((file): file is ContentFile & EntryOf<Id> => file.id === id);

export const findCompany = (files: readonly ContentFile[]): Entry<'site'> | undefined =>
  files.find((file) => file.id === 'site');

/** Returns whether a file's page is part of the site on a day. */
export const isPublished = ({ isDraft, from }: Pick<FileFacts, 'isDraft' | 'from'>, day: string): boolean =>
  !isDraft && (from === undefined || from <= day);

/**
 * Returns the entries of a site: those that are published on its day.
 * @param withDrafts whether valid drafts and scheduled ones follow, except drafts whose URL is taken
 */
export function selectEntries({ files, day }: Pick<Content, 'files' | 'day'>, withDrafts: boolean): Entry[] {
  const taken = new Set(files.filter(({ isDraft }) => !isDraft).map(({ path }) => path));
  const isPossible = ({ isDraft, path }: Entry) => !(isDraft && path !== undefined && taken.has(path));
  return files.filter(isEntry).filter((entry) => isPublished(entry, day) || (withDrafts && isPossible(entry)));
}

/** Returns whether a section shows the Markdown of its page. */
export const isOfMarkdown = (part: Entry<'pages'>['fields']['sections'][number]): boolean =>
  part.section === 'text' && part.paragraphs === undefined;

/** Returns whether the page of a file shows its Markdown. */
export const showsMarkdown = (entry: Entry): boolean =>
  entry.id === 'pages' ? entry.fields.sections.some(isOfMarkdown) : entry.kind.body !== undefined;

/** Returns the ids that links can use: those of sections and of a framework's standard, or of an industry's capabilities. */
export function listIds(entry: Entry): string[] {
  const parts: readonly { id?: string | undefined }[] =
    entry.id === 'pages'
      ? entry.fields.sections.flatMap((section) => [section, 'standard' in section ? (section.standard ?? {}) : {}])
      : entry.id === 'industries'
        ? entry.fields.capabilitiesSection.capabilities
        : [];
  return parts.flatMap(({ id }) => id ?? []);
}

/** A URL that a file names, and where. */
export type UrlUse = Pick<Problem, 'file' | 'place' | 'path' | 'words'> & {
  url: string;
  /** Called for problems only, as it parses the file again. */
  line: () => number;
};

export const atUrlUse = (
  { file, place, path, words, line }: Omit<UrlUse, 'url'>,
  problem: UnplacedProblem,
): Problem => ({
  file,
  line: line(),
  place,
  path,
  words,
  ...problem,
});

/** Lists what the fields, if they are valid, and the text of a file name. */
export function listUrlUses(file: ContentFile, what: Extract<Target, 'link' | 'image'>): UrlUse[] {
  const { links, images } = file.outline();
  const inFields = isEntry(file) ? file.markedTexts() : [];
  return [
    ...inFields
      .filter(({ role }) => role === what)
      .map(
        ({ path, value: url }): UrlUse => ({
          file: file.file,
          place: 'field',
          path,
          url,
          line: () => file.findLine(path),
        }),
      ),
    ...(what === 'link' ? links : images).map(
      ({ url, line, words }): UrlUse => ({
        file: file.file,
        place: 'text',
        path: [what],
        url,
        words,
        line: () => file.markdownLine + line - 1,
      }),
    ),
  ];
}

export const listRedirects = (pages: readonly Pick<FileFacts, 'path' | 'aliases'>[]): Map<string, string> =>
  new Map(
    pages
      .flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path ?? '/'] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
