/** Reads the whole content folder, holds every file against its schema, and gathers all problems. */
import { z } from 'zod';
import { markupOf } from '../pictures';
import { JOURNAL_WORDS, TAKEN_NAMES } from './addresses';
import { mapTexts, textsOfKind } from './fields';
import { checkHeads } from './heads';
import { COLLECTIONS, kindOf, PAGES, SITE } from './kinds';
import { type Checked, checkLinks } from './links';
import { renderMarkdown } from './markdown';
import { outlineOf } from './outline';
import { checkPictureNames, isOriginal, type PictureUse, pictureKey, pictureUses } from './picture-uses';
import { ContentError, describeIssues, formatPath, nearest, type Problem } from './problems';
import { listContentFiles, listPublicFiles, readContent, type SourceFile } from './read';
import * as schemas from './schema';
import { checkTexts } from './texts';

/** A file that passed: its data by the schema, its markdown body, and where it came from. */
export type Entry<T> = {
  slug: string;
  data: T;
  body: string;
  /** The body as HTML. */
  readonly content: string;
  source: SourceFile;
};

type Folder = keyof typeof COLLECTIONS | 'pages';
const FOLDERS: readonly string[] = ['pages', ...Object.keys(COLLECTIONS)];
const PAGE_NAMES: readonly string[] = Object.keys(PAGES);

export type Content = ReturnType<typeof assemble>;

/**
 * Reads all content and holds the front matter against the schemas. The texts and their links are not looked at:
 * that is inspectContent's, which every build starts with.
 * @param root the content folder
 * @returns every entry, drafts included, in file order
 * @throws ContentError with all problems of all files
 */
export function loadContent(root: string): Content {
  const { content, problems } = readAll(root);
  if (problems.length > 0) throw new ContentError(problems.sort(byPlace));
  return content;
}

export type Inspection = {
  /** What could be read; its getters throw for files that could not. */
  content: Content;
  /** What stops the build, by file and line. */
  problems: Problem[];
  /** What is harmless, but not shown as it was written. */
  notes: Problem[];
  /** Every mention of a picture that exists. */
  pictures: PictureUse[];
};

/** Like loadContent, but checks the texts, links and names of pictures as well, and returns what it finds. */
export function inspectContent(root: string): Inspection {
  const { files, content, problems } = readAll(root);
  const checked = files.map(examine);
  const publicFiles = listPublicFiles();
  const texts = checkTexts(checked);
  const uses = pictureUses(checked);
  const known = [...publicFiles, ...listContentFiles(root)];
  const { missing, present } = checkPictureNames(uses, known);
  const named = new Set(present.map(({ key }) => key));
  const originals = publicFiles.filter((address) => isOriginal(address, named));
  problems.push(...checkLinks(checked, publicFiles, originals), ...texts.problems, ...missing);
  return { content, problems: problems.sort(byPlace), notes: texts.notes.sort(byPlace), pictures: present };
}

/** The order problems are told in. */
export const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file, 'en') || a.line - b.line;

function readAll(root: string) {
  const { files, problems } = readContent(root);
  const content = assemble(files, problems);
  problems.push(...checkPlaces(files), ...checkReferences(content, problems), ...checkHeads(content));
  return { files, content, problems };
}

const examined = new WeakMap<SourceFile, Checked>();

/** What the checks want to know of a file; the outline of an unchanged file is made once. */
function examine(source: SourceFile): Checked {
  const known = examined.get(source);
  if (known) return known;
  const state = z
    .object({ draft: z.boolean().optional(), tags: z.array(z.string()).optional() })
    .safeParse(source.data);
  const { draft = false, tags = [] } = state.data ?? {};
  const checked = { source, outline: outlineOf(source.body), draft, tags };
  examined.set(source, checked);
  return checked;
}

function assemble(files: readonly SourceFile[], problems: Problem[]) {
  const inFolder = (folder: string) => files.filter((source) => source.folder === folder);
  const collection = <S extends z.ZodType>(folder: Folder, { schema }: { schema: S }) =>
    inFolder(folder).flatMap((source) => check(source, schema, problems));
  const single = <S extends z.ZodType>(folder: string, name: string, { schema }: { schema: S }) => {
    const source = inFolder(folder).find((candidate) => candidate.name === name);
    const file = ['content', folder, `${name}.md`].filter(Boolean).join('/');
    const unreadable = problems.some((problem) => problem.file === file);
    if (!source && !unreadable) {
      problems.push({ file, line: 1, field: 'file', expected: 'a file of this name', found: 'nothing' });
    }
    const [entry] = source ? check(source, schema, problems) : [];
    return () => {
      if (!entry) throw new ContentError(problems);
      return entry;
    };
  };
  const page = <S extends z.ZodType>(name: string, kind: { schema: S }) => single('pages', name, kind);
  return {
    site: single('', 'site', SITE),
    pages: {
      home: page('home', PAGES.home),
      about: page('about', PAGES.about),
      contact: page('contact', PAGES.contact),
      'cyber-security': page('cyber-security', PAGES['cyber-security']),
      'cyber-security-training': page('cyber-security-training', PAGES['cyber-security-training']),
      'it-services': page('it-services', PAGES['it-services']),
      'staff-augmentation': page('staff-augmentation', PAGES['staff-augmentation']),
      governance: page('governance', PAGES.governance),
      'case-study': page('case-study', PAGES['case-study']),
      blog: page('blog', PAGES.blog),
      industry: page('industry', PAGES.industry),
      'coming-soon': page('coming-soon', PAGES['coming-soon']),
      'not-found': page('not-found', PAGES['not-found']),
      search: page('search', PAGES.search),
    },
    industries: collection('industries', COLLECTIONS.industries),
    products: collection('products', COLLECTIONS.products),
    caseStudies: collection('case-studies', COLLECTIONS['case-studies']),
    posts: collection('blog', COLLECTIONS.blog),
  };
}

/** Holds one file against its schema. Returns it as the only item, or nothing after noting what is wrong. */
function check<S extends z.ZodType>(source: SourceFile, schema: S, problems: Problem[]): Entry<z.infer<S>>[] {
  const result = schema.safeParse(withPictureKeys(source, schema));
  if (result.success) return [entryOf(source, result.data)];
  for (const { path, expected, found } of describeIssues(schema, source.data, result.error.issues)) {
    const field = formatPath(path) || 'front matter';
    problems.push({ file: source.file, line: source.lineOf(path), field, expected, found });
  }
  return [];
}

function entryOf<T>(source: SourceFile, data: T): Entry<T> {
  let html: string | undefined;
  return {
    slug: source.name,
    data,
    body: source.body,
    source,
    get content() {
      html ??= renderMarkdown(source.body, { folder: `content/${source.folder}`, markupOf });
      return html;
    },
  };
}

/** Names pictures that lie beside the file by their path from the project, as nobody else knows where 'beside' is. */
function withPictureKeys({ data, folder }: SourceFile, schema: z.ZodType): unknown {
  const beside = textsOfKind('picture', schema, data).some(({ value }) => !value.startsWith('/'));
  return beside ? mapTexts('picture', schema, data, (value) => pictureKey(value, `content/${folder}`)) : data;
}

/** File names, folders and addresses: what no schema can see. */
function checkPlaces(files: readonly SourceFile[]): Problem[] {
  const taken = new Map<string, string>();
  return files.flatMap((source): Problem[] => {
    const { file, folder, name } = source;
    if (folder === '') return name === 'site' ? [] : [misplaced(file, `${name}.md`, ['site.md'])];
    if (!isFolder(folder)) return [misplaced(file, folder, FOLDERS)];
    if (folder === 'pages') return PAGE_NAMES.includes(name) ? [] : [misplaced(file, name, PAGE_NAMES)];
    if (!schemas.slug.safeParse(name).success) {
      const expected = 'lower-case letters, digits and single hyphens, then .md';
      return [{ file, line: 1, field: 'file name', expected, found: JSON.stringify(`${name}.md`) }];
    }
    const own = slugOf(source);
    if (own !== undefined && own !== name) {
      const found = JSON.stringify(own);
      return [{ file, line: source.lineOf(['slug']), field: 'slug', expected: `the file's name, ${name}`, found }];
    }
    return clash(source, taken);
  });
}

function isFolder(folder: string): folder is Folder {
  return FOLDERS.includes(folder);
}

function misplaced(file: string, found: string, names: readonly string[]): Problem {
  const near = nearest(found, names);
  const hint = near === undefined ? '' : ` (did you mean "${near}"?)`;
  return { file, line: 1, field: 'place', expected: `one of ${names.join(', ')}${hint}`, found: JSON.stringify(found) };
}

function slugOf({ data }: SourceFile): string | undefined {
  const own = z.object({ slug: z.string() }).safeParse(data);
  return own.success ? own.data.slug : undefined;
}

/** Industries and products share one level of addresses with the pages of app/. */
function clash({ file, folder, name }: SourceFile, taken: Map<string, string>): Problem[] {
  const base = kindOf(folder, name)?.address ?? '';
  const reserved = base === '' ? TAKEN_NAMES : JOURNAL_WORDS;
  const address = `${base}/${name}`;
  const other = reserved.includes(name) ? 'the site itself' : taken.get(address);
  taken.set(address, file);
  if (other === undefined) return [];
  return [
    {
      file,
      line: 1,
      field: 'file name',
      expected: 'an address no other page has',
      found: `${address}, taken by ${other}`,
    },
  ];
}

/** Fields that name another entry. */
function checkReferences({ pages, posts }: Content, told: readonly Problem[]): Problem[] {
  let home: ReturnType<typeof pages.home>;
  try {
    home = pages.home();
  } catch {
    return [];
  }
  const { slug } = home.data.featuredPost;
  const slugs = posts.filter((post) => !post.data.draft).map((post) => post.slug);
  // What is wrong with the post itself is told already.
  const isBroken = told.some(({ file }) => file === `content/blog/${slug}.md`);
  if (slugs.includes(slug) || isBroken) return [];
  const near = nearest(slug, slugs);
  const path = ['featuredPost', 'slug'];
  return [
    {
      file: home.source.file,
      line: home.source.lineOf(path),
      field: formatPath(path),
      expected: `the slug of a published post${near === undefined ? '' : ` (did you mean "${near}"?)`}`,
      found: JSON.stringify(slug),
    },
  ];
}
