/** Reads the whole content folder, holds every file against its schema, and gathers all problems. */
import { z } from 'zod';
import { checkHeads } from './heads';
import { ContentError, describeIssues, formatPath, nearest, type Problem } from './problems';
import { readContent, type SourceFile } from './read';
import * as schemas from './schema';

/** A file that passed: its data by the schema, its markdown body, and where it came from. */
export type Entry<T> = { slug: string; data: T; body: string; source: SourceFile };

const FOLDERS = ['pages', 'industries', 'products', 'case-studies', 'blog'] as const;
type Folder = (typeof FOLDERS)[number];

/** Addresses that app/ or public/ already answers, so no industry or product may take them. */
const FIXED_ADDRESSES = [
  '404',
  'about',
  'admin',
  'blog',
  'case-study',
  'contact',
  'cyber-security',
  'cyber-security-training',
  'drawings',
  'feed',
  'governance',
  'icons',
  'it-services',
  'licences',
  'og',
  'recruitment',
  'search',
  'services',
  'staff-augmentation',
];
/** Words with a meaning of their own below /blog. */
const RESERVED_POST_SLUGS = ['404', 'page', 'tag'];

export type Content = ReturnType<typeof assemble>;

/**
 * Reads and checks all content.
 * @param root the content folder
 * @returns every entry, drafts included, in file order
 * @throws ContentError with all problems of all files
 */
export function loadContent(root: string): Content {
  const { content, problems } = inspectContent(root);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Like loadContent, but returns the problems, sorted by file and line, instead of throwing them. */
export function inspectContent(root: string): { content: Content; problems: Problem[] } {
  const { files, problems } = readContent(root);
  const content = assemble(files, problems);
  problems.push(...checkPlaces(files), ...checkReferences(content), ...checkHeads(content));
  problems.sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
  return { content, problems };
}

function assemble(files: readonly SourceFile[], problems: Problem[]) {
  const inFolder = (folder: string) => files.filter((source) => source.folder === folder);
  const collection = <S extends z.ZodType>(folder: Folder, schema: S) =>
    inFolder(folder).flatMap((source) => check(source, schema, problems));
  const single = <S extends z.ZodType>(folder: string, name: string, schema: S) => {
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
  const page = <S extends z.ZodType>(name: string, schema: S) => single('pages', name, schema);
  return {
    site: single('', 'site', schemas.siteSchema),
    pages: {
      home: page('home', schemas.homeSchema),
      about: page('about', schemas.aboutSchema),
      contact: page('contact', schemas.contactSchema),
      'cyber-security': page('cyber-security', schemas.cyberSecuritySchema),
      'cyber-security-training': page('cyber-security-training', schemas.trainingSchema),
      'it-services': page('it-services', schemas.itServicesSchema),
      'staff-augmentation': page('staff-augmentation', schemas.staffAugmentationSchema),
      governance: page('governance', schemas.governanceSchema),
      'case-study': page('case-study', schemas.listPageSchema),
      blog: page('blog', schemas.listPageSchema),
      industry: page('industry', schemas.industryPageSchema),
      'coming-soon': page('coming-soon', schemas.comingSoonSchema),
      'not-found': page('not-found', schemas.notFoundSchema),
      search: page('search', schemas.searchSchema),
    },
    industries: collection('industries', schemas.industrySchema),
    products: collection('products', schemas.productSchema),
    caseStudies: collection('case-studies', schemas.caseStudySchema),
    posts: collection('blog', schemas.postSchema),
  };
}

/** Holds one file against its schema. Returns it as the only item, or nothing after noting what is wrong. */
function check<S extends z.ZodType>(source: SourceFile, schema: S, problems: Problem[]): Entry<z.infer<S>>[] {
  const result = schema.safeParse(source.data);
  if (result.success) return [{ slug: source.name, data: result.data, body: source.body, source }];
  for (const { path, expected, found } of describeIssues(schema, source.data, result.error.issues)) {
    const field = formatPath(path) || 'front matter';
    problems.push({ file: source.file, line: source.lineOf(path), field, expected, found });
  }
  return [];
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

const PAGE_NAMES: readonly string[] = [
  'home',
  'about',
  'contact',
  'cyber-security',
  'cyber-security-training',
  'it-services',
  'staff-augmentation',
  'governance',
  'case-study',
  'blog',
  'coming-soon',
  'industry',
  'not-found',
  'search',
];

function isFolder(folder: string): folder is Folder {
  return FOLDERS.some((known) => known === folder);
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
  const reserved = folder === 'blog' ? RESERVED_POST_SLUGS : folder === 'case-studies' ? [] : FIXED_ADDRESSES;
  const address = folder === 'blog' ? `/blog/${name}` : folder === 'case-studies' ? `/case-study/${name}` : `/${name}`;
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
function checkReferences({ pages, posts }: Content): Problem[] {
  let home: ReturnType<typeof pages.home>;
  try {
    home = pages.home();
  } catch {
    return [];
  }
  const { slug } = home.data.featuredPost;
  const slugs = posts.filter((post) => !post.data.draft).map((post) => post.slug);
  if (slugs.includes(slug) || posts.length === 0) return [];
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
