/**
 * Wrong content stops the build with file, line, field, what was expected and what was found. Each case is one
 * edit of a good file.
 */
import { spawnSync } from 'node:child_process';
import fs, { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { TAKEN_NAMES } from '../lib/content/addresses';
import { inspectContent, loadContent } from '../lib/content/load';
import { formatProblem } from '../lib/content/problems';
import { generatePosts } from '../scripts/generate-posts';
import { copyContent, edit } from './support/content-folder';

const POST = 'blog/change-in-employee-engagement-perception.md';
const HOME = 'pages/home.md';
const INDUSTRY = 'industries/healthcare.md';
const PRODUCT = 'products/lims.md';
const STUDY = 'case-studies/application-migration-iris.md';
const SITE = 'site.md';

type Case = {
  name: string;
  /** File the edit is made in, or that is written anew. */
  file: string;
  change: (source: string) => string;
  /** What each told problem must match, in order of file and line. */
  told: RegExp[];
  /** The file that is named, where it is not the one edited. */
  toldIn?: string;
};

/** Replaces a front matter field of one line. */
const field = (name: string, value: string) => (source: string) =>
  edit(source, new RegExp(`^${name}: .*$`, 'm'), value === '' ? `# ${name} is gone` : `${name}: ${value}`);
const anew = (text: string) => () => text;
const NOT_YAML = /front matter: expected front matter in plain YAML between two lines of ---/;

const CASES: Case[] = [
  // Fields
  { name: 'a missing field', file: POST, change: field('title', ''), told: [/title: expected text, found nothing$/] },
  { name: 'an empty field', file: POST, change: field('title', ''), told: [/title: expected/] },
  {
    name: 'a field without a value',
    file: POST,
    change: field('title', '~'),
    told: [/:2 {2}title: expected text, found an empty field$/],
  },
  {
    name: 'an extra field',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'colour: red\ndate:'),
    told: [/colour: expected one of the fields .*, found an unknown field$/],
  },
  {
    name: 'a misspelt field',
    file: POST,
    change: (s) => edit(s, /^excerpt:/m, 'exerpt:'),
    told: [/excerpt: expected text/, /exerpt: expected .*\(did you mean "excerpt"\?\), found an unknown field$/],
  },
  {
    name: 'a field in capitals',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'Date:'),
    told: [/date: expected/, /Date: expected .*did you mean "date"/],
  },
  {
    name: 'a number for text',
    file: POST,
    change: field('title', '2024'),
    told: [/:2 {2}title: expected text, found 2024$/],
  },
  { name: 'true for text', file: POST, change: field('title', 'true'), told: [/title: expected text, found true$/] },
  {
    name: 'a list for text',
    file: POST,
    change: field('title', '[a, b]'),
    told: [/title: expected text, found a list of 2$/],
  },
  {
    name: 'a group for text',
    file: POST,
    change: field('title', '{ a: 1 }'),
    told: [/title: expected text, found a group of fields$/],
  },
  {
    name: 'text for a list',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'tags: people\ndate:'),
    told: [/tags: expected a list, found "people"$/],
  },
  {
    name: 'a tag given twice',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'tags:\n  - people\n  - cloud\n  - people\ndate:'),
    told: [/:6 {2}tags\.3: expected each tag once, found "people"$/],
  },
  {
    name: 'a tag called index',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'tags: [index]\ndate:'),
    told: [/tags\.1: expected a tag other than index, which hosts lead away, found "index"$/],
  },
  {
    name: 'text for true or false',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'draft: "yes"\ndate:'),
    told: [/draft: expected true or false, found "yes"$/],
  },
  {
    name: 'a title that is too short',
    file: POST,
    change: field('title', 'Hi'),
    told: [/title: expected at least 10 characters, found "Hi"$/],
  },
  {
    name: 'a title of 1 MB',
    file: POST,
    change: field('title', 'x'.repeat(1_000_000)),
    told: [/^.{0,220}title: expected at most 90 characters, found "x{59}…" \(1000000 characters\)$/],
  },
  {
    name: 'a fraction for a whole number',
    file: PRODUCT,
    change: field('order', '1.5'),
    told: [/order: expected a whole number, found 1\.5$/],
  },
  {
    name: 'text for a number',
    file: PRODUCT,
    change: field('order', 'first'),
    told: [/order: expected a number, found "first"$/],
  },
  {
    name: 'a stage that does not exist',
    file: PRODUCT,
    change: field('stage', '6'),
    told: [/stage: expected at most 5, found 6$/],
  },
  {
    name: 'an unknown icon',
    file: HOME,
    change: (s) => edit(s, 'icon: compass', 'icon: compas'),
    told: [/services\.items\.1\.icon: expected one of .*\(did you mean "compass"\?\), found "compas"$/],
  },
  {
    name: 'a card too few',
    file: HOME,
    change: (s) => edit(s, / {4}- icon: ai\n[\s\S]*?(?= {4}- icon: app)/, ''),
    told: [/cards\.items: expected exactly 3 items, found a list of 2$/],
  },
  {
    name: 'a nested field gone',
    file: INDUSTRY,
    change: (s) => edit(s, / {2}introText:/, '  intro:'),
    told: [/challengesSection\.introText: expected text/, /challengesSection\.intro: expected one of the fields/],
  },
  {
    name: 'a whole section gone',
    file: INDUSTRY,
    change: (s) => edit(s, /^partnershipSection:/m, 'partners:'),
    told: [/partnershipSection: expected a group of fields, found nothing$/, /partners: expected one of the fields/],
  },
  {
    name: 'wrong nesting',
    file: HOME,
    change: (s) => edit(s, /^ {2}heading: Three ways across$/m, 'heading: Three ways across'),
    told: [/front matter: expected valid YAML|cards\.heading/],
  },
  {
    name: 'a description too long for search engines',
    file: INDUSTRY,
    change: (s) => edit(s, /^description: (>-\n(?: {2}.*\n)+|.*\n)/m, `description: ${'long '.repeat(40)}\n`),
    told: [/description: expected at most 160 characters/],
  },
  // Dates
  {
    name: 'a date in another order',
    file: POST,
    change: field('date', '15/03/24'),
    told: [/date: expected YYYY-MM-DD, found "15\/03\/24"$/],
  },
  {
    name: 'a date in words',
    file: POST,
    change: field('date', 'March 15, 2024'),
    told: [/date: expected YYYY-MM-DD, found "March 15, 2024"$/],
  },
  {
    name: 'a day that does not exist',
    file: POST,
    change: field('date', '2023-02-29'),
    told: [/date: expected YYYY-MM-DD, found "2023-02-29"$/],
  },
  {
    name: 'a date with a time',
    file: POST,
    change: field('date', '2024-03-15T10:00'),
    told: [/date: expected YYYY-MM-DD/],
  },
  { name: 'a year for a date', file: POST, change: field('date', '2024'), told: [/date: expected .*, found 2024$/] },
  // Links and pictures
  {
    name: 'a link without its slash',
    file: HOME,
    change: (s) => edit(s, 'link: /about', 'link: about'),
    told: [/hero\.buttons\.1\.link: expected a link that starts with/],
  },
  {
    name: 'a javascript: link',
    file: HOME,
    change: (s) => edit(s, 'link: /about', 'link: javascript:alert(1)'),
    told: [/hero\.buttons\.1\.link: expected a link that starts with/],
  },
  {
    name: 'an e-mail address that is none',
    file: SITE,
    change: field('email', 'sales at spanwell'),
    told: [/email: expected an e-mail address, found "sales at spanwell"$/],
  },
  {
    name: 'a site address with a slash at its end',
    file: SITE,
    change: field('origin', 'https://www.spanwell.example/'),
    told: [/origin: expected an address such as/],
  },
  {
    name: 'a third news item',
    file: SITE,
    change: (s) =>
      edit(
        s,
        /^labels:/m,
        '  - title: Third\n    date: "2020-01-01"\n    image: /drawings/news-1.svg\n    imageAlt: Third\nlabels:',
      ),
    told: [/news: expected exactly 2 items, found a list of 3$/],
  },
  // The form of the file
  {
    name: 'bad YAML',
    file: POST,
    change: field('title', '"never closed'),
    told: [/front matter: expected valid YAML, found /],
  },
  {
    name: 'a tab for indentation',
    file: HOME,
    change: (s) => edit(s, '\n  heading:', '\n\theading:'),
    told: [/front matter: expected valid YAML, found .*[Tt]ab/],
  },
  {
    name: 'a key given twice',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'title: Twice the title\ndate:'),
    told: [/front matter: expected valid YAML, found Map keys must be unique/],
  },
  {
    name: 'unclosed front matter',
    file: POST,
    change: (s) => edit(s, /\n---\n/, '\n'),
    told: [/:1 {2}front matter: expected a closing line of ---, found none$/],
  },
  { name: 'no front matter', file: POST, change: (s) => edit(s, /^---\n[\s\S]*?\n---\n/, ''), told: [NOT_YAML] },
  {
    name: 'an empty file',
    file: POST,
    change: anew(''),
    told: [/:1 {2}front matter: expected .*, found an empty file$/],
  },
  { name: 'a file of blanks', file: STUDY, change: anew(' \n\n'), told: [/found an empty file$/] },
  {
    name: 'front matter of comments only',
    file: STUDY,
    change: anew('---\n# nothing\n---\n'),
    told: [/:1 {2}title: expected text, found nothing/],
  },
  {
    name: 'front matter of no lines',
    file: STUDY,
    change: anew('---\n---\n'),
    told: [/:1 {2}title: expected text, found nothing/],
  },
  {
    name: 'a table pasted into the front matter',
    file: POST,
    change: anew(`---\n${Array.from({ length: 60_000 }, (_, row) => `row${row}: x\n`).join('')}---\n`),
    told: [/:1 {2}front matter: expected at most 2000 lines, found 60000$/],
  },
  {
    name: 'brackets without end',
    file: POST,
    change: anew(`---\ntitle: ${'['.repeat(50_000)}\n---\n`),
    told: [/front matter: expected valid YAML, found /],
  },
  {
    name: 'a value from an anchor',
    file: POST,
    change: (s) => edit(s, /^title:/m, 'base: &base { draft: true }\n<<: *base\ntitle:'),
    told: [/base: expected one of the fields/, /<<: expected one of the fields [^()]*, found an unknown field$/],
  },
  {
    name: 'a control character',
    file: POST,
    change: (s) => edit(s, 'title: Change', 'title: Ch\0ange'),
    told: [/:2 {2}file: expected text saved as UTF-8, found a character that is none after "title: Ch"$/],
  },
  {
    name: 'front matter that is a list',
    file: STUDY,
    change: anew('---\n- a\n- b\n---\n'),
    told: [/front matter: expected/],
  },
  {
    name: 'front matter that is one word',
    file: STUDY,
    change: anew('---\nhello\n---\n'),
    told: [/front matter: expected/],
  },
  {
    name: 'JavaScript front matter (js)',
    file: STUDY,
    change: anew('---js\n{ title: process.exit(7) }\n---\n'),
    told: [NOT_YAML],
  },
  {
    name: 'JavaScript front matter (javascript)',
    file: STUDY,
    change: anew('---javascript\n{ title: process.exit(7) }\n---\n'),
    told: [NOT_YAML],
  },
  { name: 'JSON front matter', file: STUDY, change: anew('---json\n{ "title": "x" }\n---\n'), told: [NOT_YAML] },
  { name: 'CoffeeScript front matter', file: STUDY, change: anew('---coffee\ntitle: 1\n---\n'), told: [NOT_YAML] },
  {
    name: 'a YAML tag that makes code',
    file: STUDY,
    change: anew('---\ntitle: !!js/function "function () {}"\n---\n'),
    told: [/(front matter|title): expected/],
  },
  {
    name: 'aliases that grow without end',
    file: STUDY,
    change: anew(
      `---\na: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghij'.replace(/./g, (k, i) => `${k}: &${k} [${Array(9).fill(`*${'abcdefghij'[i]}`).join(', ')}]\n`)}---\n`,
    ),
    told: [/front matter: expected valid YAML, found Excessive alias count/],
  },
  // Places and addresses
  {
    name: 'a file name with capitals',
    file: 'blog/My-Post.md',
    change: anew('---\n---\n'),
    told: [/content\/blog\/My-Post\.md:1 {2}file name: expected lower-case letters/],
  },
  {
    name: 'a file name with dots',
    file: 'blog/v1.2.md',
    change: anew('---\n---\n'),
    told: [/file name: expected lower-case letters/],
  },
  {
    name: 'a file name with a blank',
    file: 'products/my product.md',
    change: anew('---\n---\n'),
    told: [/file name: expected lower-case letters/],
  },
  {
    name: 'a slug that is not the file name',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'slug: another-slug\ndate:'),
    told: [/slug: expected the file's name, change-in-employee-engagement-perception, found "another-slug"$/],
  },
  {
    name: "an industry with a product's address",
    file: 'industries/lims.md',
    change: anew('---\n---\n'),
    told: [
      /content\/products\/lims\.md:1 {2}file name: expected an address no other page has, found \/lims, taken by content\/industries\/lims\.md$/,
    ],
    toldIn: 'products/lims.md',
  },
  {
    name: "a product with a page's address",
    file: 'products/about.md',
    change: anew('---\n---\n'),
    told: [/file name: expected an address no other page has, found \/about/],
  },
  {
    name: 'a post called page',
    file: 'blog/page.md',
    change: anew('---\n---\n'),
    told: [/file name: expected an address no other page has/],
  },
  ...['industries/index.md', 'products/robots.md', 'case-studies/index.md', 'blog/index.md'].map((file) => ({
    name: `a page at ${file}, which hosts or the build have a use for`,
    file,
    change: anew('---\n---\n'),
    told: [/:1 {2}file name: expected an address no other page has, found \/.*, taken by the site itself$/],
  })),
  {
    name: 'a folder that does not exist',
    file: 'blogs/x.md',
    change: anew('---\n---\n'),
    told: [/content\/blogs\/x\.md:1 {2}place: expected one of .*\(did you mean "blog"\?\), found "blogs"$/],
  },
  {
    name: 'a post in a folder of its own',
    file: 'blog/2024/x.md',
    change: anew('---\n---\n'),
    told: [/content\/blog\/2024\/x\.md:1 {2}place: expected/],
  },
  {
    name: 'a page that does not exist',
    file: 'pages/abuot.md',
    change: anew('---\n---\n'),
    told: [/place: expected one of .*\(did you mean "about"\?\), found "abuot"$/],
  },
  {
    name: 'a file under another ending',
    file: 'blog/x.mdx',
    change: anew('---\n---\n'),
    told: [/content\/blog\/x\.mdx:1 {2}file name: expected a name that ends in \.md, found "x\.mdx"$/],
  },
  ...['blog/x.html', 'blog/x.docx', 'blog/x', 'blog/x.md.txt', 'blog/x.MD', 'industries/x.yaml'].map((file) => ({
    name: `a file called ${file}`,
    file,
    change: anew('---\n---\n'),
    told: [/:1 {2}file name: expected a name that ends in \.md, found "/],
  })),
  {
    name: 'notes beside the posts',
    file: 'blog/README.md',
    change: anew('# Notes\n'),
    told: [/content\/blog\/README\.md:1 {2}front matter: expected/],
  },
  {
    name: 'a featured post that does not exist',
    file: HOME,
    change: (s) => edit(s, /slug: change-in.*/, 'slug: change-in-employe-engagement-perception'),
    told: [
      /featuredPost\.slug: expected the slug of a published post \(did you mean "change-in-employee-engagement-perception"\?\)/,
    ],
  },
  {
    name: 'a featured post that is a draft',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'draft: true\ndate:'),
    told: [/pages\/home\.md:\d+ {2}featuredPost\.slug: expected the slug of a published post/],
    toldIn: HOME,
  },
];

test('there are 40 cases or more, each with a name of its own', () => {
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  expect(CASES.length).toBeGreaterThanOrEqual(40);
});

for (const { name, file, change, told, toldIn = file } of CASES) {
  test(`stops at ${name}`, () => {
    const content = copyContent();
    try {
      content.write(file, change(content.read(file)));
      const started = performance.now();
      const problems = inspectContent(content.root).problems.map(formatProblem);
      expect(performance.now() - started, 'no case hangs').toBeLessThan(20_000);
      for (const pattern of told) expect(problems).toContainEqual(expect.stringMatching(pattern));
      expect(problems.join('\n'), 'the file is named').toContain(`content/${toldIn}:`);
    } finally {
      content.dispose();
    }
  });
}

test('no industry and no product can take the name of anything else that lies in the export', () => {
  const { industries, products } = loadContent(path.resolve('content'));
  const pages = [...industries, ...products].map(({ slug }) => slug);
  const names = readdirSync('out').map((name) => name.replace(/\..*$/, ''));
  const others = [...new Set(names)].filter((name) => /^[a-z0-9-]+$/.test(name) && !pages.includes(name));
  expect(others).toEqual(expect.arrayContaining(['about', 'feed', 'index', 'llms', 'og', 'robots', 'sitemap']));
  expect(others.filter((name) => !TAKEN_NAMES.includes(name))).toEqual([]);
});

test('a mistake in the featured post is told once, not again where the post is named', () => {
  const content = copyContent();
  try {
    const source = content.read(POST);
    const other = edit(source, /^title: .*$/m, 'title: Another post of some kind');
    content.write(
      'blog/another.md',
      edit(other, /^description: .*\n( {2}.*\n)*/m, `description: ${'Another text. '.repeat(5)}\n`),
    );
    content.write(POST, edit(source, /^date: .*$/m, 'date: soon'));
    const { problems } = inspectContent(content.root);
    expect(problems.map(({ file, field }) => [file, field])).toEqual([[`content/${POST}`, 'date']]);
  } finally {
    content.dispose();
  }
});

test.describe('accepts what is harmless', () => {
  const HARMLESS: Record<string, (source: string) => string> = {
    'a byte order mark': (source) => `\uFEFF${source}`,
    'Windows line ends': (source) => source.replaceAll('\n', '\r\n'),
    'old Macintosh line ends': (source) => source.replaceAll('\n', '\r'),
    'blanks behind the fences': (source) => edit(source, /^---$/m, '---  '),
    'comments in the front matter': (source) => edit(source, /^date:/m, '# when it was written\ndate:'),
    'a date without quotes': (source) => edit(source, /^date: .*$/m, 'date: 2024-03-15'),
    'the slug repeated as a field': (source) =>
      edit(source, /^date:/m, 'slug: change-in-employee-engagement-perception\ndate:'),
    'pictures, hidden files and the manual beside it': (source) => source,
    'a body of 2 MB': (source) => `${source}\n${'word '.repeat(400_000)}\n`,
    'an anchor used twice': (source) => edit(source, /^date: .*$/m, 'date: &day "2024-03-15"\nupdated: *day'),
    'a rule in the body': (source) => `${source}\n---\n\nAfter the rule.\n`,
  };
  for (const [name, change] of Object.entries(HARMLESS)) {
    test(name, () => {
      const content = copyContent();
      try {
        content.write(POST, change(content.read(POST)));
        for (const beside of ['blog/bridge.png', 'blog/.DS_Store', 'README.md']) content.write(beside, 'not content');
        const { content: loaded, problems } = inspectContent(content.root);
        expect(problems.map(formatProblem)).toEqual([]);
        expect(loaded.posts.map(({ slug, data }) => [slug, data.date])).toEqual([
          ['change-in-employee-engagement-perception', '2024-03-15'],
        ]);
      } finally {
        content.dispose();
      }
    });
  }
});

test('stops at a file saved in another encoding than UTF-8', () => {
  const content = copyContent();
  try {
    const text = edit(content.read(POST), /^date:/m, '# Café\ndate:');
    for (const encoding of ['latin1', 'utf16le'] as const) {
      writeFileSync(path.join(content.root, POST), Buffer.from(text, encoding));
      expect(inspectContent(content.root).problems.map(formatProblem)).toContainEqual(
        expect.stringMatching(/content\/blog\/change-in.*:\d+ {2}file: expected text saved as UTF-8/),
      );
    }
  } finally {
    content.dispose();
  }
});

test('stops at a symbolic link, which another machine would not have', () => {
  const content = copyContent();
  try {
    symlinkSync(path.join(content.root, POST), path.join(content.root, 'blog/linked.md'));
    expect(inspectContent(content.root).problems.map(formatProblem)).toEqual([
      'content/blog/linked.md:1  file: expected a file of its own, found a symbolic link',
    ]);
  } finally {
    content.dispose();
  }
});

test('stops at a page or the site file that is gone', () => {
  const content = copyContent();
  try {
    for (const file of ['pages/about.md', 'site.md']) content.remove(file);
    expect(inspectContent(content.root).problems.map(formatProblem)).toEqual([
      'content/pages/about.md:1  file: expected a file of this name, found nothing',
      'content/site.md:1  file: expected a file of this name, found nothing',
    ]);
  } finally {
    content.dispose();
  }
});

test("the line told is the field's own", () => {
  const content = copyContent();
  try {
    const broken = edit(content.read(POST), /^date: .*$/m, 'date: 15/03/24');
    content.write(POST, broken);
    const line = broken.split('\n').indexOf('date: 15/03/24') + 1;
    const { problems } = inspectContent(content.root);
    expect(problems.map(formatProblem)).toEqual([
      `content/${POST}:${line}  date: expected YYYY-MM-DD, found "15/03/24"`,
    ]);
  } finally {
    content.dispose();
  }
});

test('one run tells all wrong fields of all files, and ends with exit code 1', () => {
  const content = copyContent();
  try {
    content.write(POST, edit(edit(content.read(POST), /^date: .*$/m, 'date: 15/03/24'), /^excerpt:/m, 'exerpt:'));
    content.write(PRODUCT, field('stage', '9')(content.read(PRODUCT)));
    content.write(STUDY, '');
    const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/content.ts', content.root], { encoding: 'utf8' });
    expect(status).toBe(1);
    for (const told of [
      `content/${POST}:`,
      'date: expected',
      'exerpt: expected',
      `content/${PRODUCT}:`,
      `content/${STUDY}:1`,
    ]) {
      expect(stderr).toContain(told);
    }
    expect(stderr).toContain('5 problem(s) in 3 file(s)');
  } finally {
    content.dispose();
  }
});

test('content in order passes with exit code 0', () => {
  const { status, stdout } = spawnSync('npx', ['tsx', 'scripts/content.ts'], { encoding: 'utf8' });
  expect(stdout).toContain('Content is in order.');
  expect(status).toBe(0);
});

test('a big blog: each file is read once, and a post costs no more among 800 than among 100', () => {
  const content = copyContent();
  const { readFileSync } = fs;
  try {
    const cost = (count: number) => {
      generatePosts(content.root, count);
      const start = process.cpuUsage();
      expect(inspectContent(content.root).problems).toEqual([]);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / count;
    };
    cost(50);
    const few = cost(100);
    const reads = new Map<string, number>();
    fs.readFileSync = ((...args: Parameters<typeof readFileSync>) => {
      const name = String(args[0]);
      if (name.startsWith(content.root)) reads.set(name, (reads.get(name) ?? 0) + 1);
      return readFileSync(...args);
    }) as typeof readFileSync;
    const many = cost(800);
    // The others have not changed since they were read.
    expect(reads.size).toBe(800);
    expect([...new Set(reads.values())]).toEqual([1]);
    expect(many / few, 'CPU time a post, as a ratio of one run').toBeLessThan(2.5);
  } finally {
    fs.readFileSync = readFileSync;
    content.dispose();
  }
});
