/** Ways in which marketing changes or removes URLs, and what the old URL responds. */
import { type copyContent, edit } from './content-folder';
import type { Redirects } from './hosts';

type Content = ReturnType<typeof copyContent>;

export type RedirectCase = {
  name: string;
  change: (content: Content) => void;
  /** What hosts are told, where nothing is wrong. */
  permanent?: Redirects['permanent'];
  gone?: Redirects['gone'];
  /** What the check says, where something is. */
  told?: RegExp[];
};

/** Puts a line after the title of a file. */
const withLine = (source: string, line: string) =>
  edit(source, /^(title: .*)$/m, `${/^title: .*$/m.exec(source)?.[0]}\n${line}`);

/** Gives a file another name, and the lines that belong to that. */
const rename =
  (from: string, to: string, ...lines: string[]) =>
  ({ read, write, remove }: Content) => {
    write(to, lines.reduce(withLine, read(from)));
    remove(from);
  };

const inFile =
  (file: string, ...lines: string[]) =>
  ({ read, write }: Content) =>
    write(file, lines.reduce(withLine, read(file)));

const STUDY = 'case-studies/application-migration-iris.md';
const OLD_STUDY = '/case-study/application-migration-iris';

/** A page of its own, as plain as can be. */
const page = (title: string, ...lines: string[]) => `---
title: ${title}
description: A page of the tests called ${title}, with a description of its own that is long enough.
${lines.join('\n')}
sections:
  - section: paragraphs
    heading: ${title}
    paragraphs: [One paragraph.]
---
`;

const gone = (content: Content, address: string) =>
  content.write('site.md', edit(content.read('site.md'), /^name:/m, `gone: [${address}]\nname:`));

export const REDIRECT_CASES: readonly RedirectCase[] = [
  {
    name: 'a renamed case study',
    change: rename(STUDY, 'case-studies/iris.md', `aliases: [${OLD_STUDY}]`),
    permanent: [[OLD_STUDY, '/case-study/iris']],
  },
  {
    name: 'a renamed page',
    change: inFile('pages/about.md', 'aliases: [/our-story]'),
    permanent: [['/our-story', '/about']],
  },
  {
    name: 'a case study that became a page',
    change: (content) => {
      content.write('pages/iris.md', page('The story of IRIS', `aliases: [${OLD_STUDY}]`));
      content.remove(STUDY);
    },
    permanent: [[OLD_STUDY, '/iris']],
  },
  {
    name: 'a page whose folder got another name',
    change: ({ write }) => write('pages/policies/terms.md', page('Terms of use', 'aliases: [/legal/terms]')),
    permanent: [['/legal/terms', '/policies/terms']],
  },
  {
    name: 'a page renamed twice, each address in one step',
    change: inFile('industries/healthcare.md', 'aliases: [/health, /health-care]'),
    permanent: [
      ['/health', '/healthcare'],
      ['/health-care', '/healthcare'],
    ],
  },
  {
    name: 'a page that became part of another',
    change: (content) => {
      content.remove('products/lims.md');
      content.write('site.md', content.read('site.md').replaceAll('link: /lims', 'link: /edi'));
      inFile('products/edi.md', 'aliases: [/lims]')(content);
    },
    permanent: [['/lims', '/edi']],
  },
  {
    name: 'a page taken away on purpose',
    change: (content) => gone(content, '/blog/a-post-of-last-year'),
    gone: ['/blog/a-post-of-last-year'],
  },
  {
    name: 'a topic that no post has any more',
    change: inFile('pages/blog.md', 'aliases: [/blog/tag/people]'),
    permanent: [['/blog/tag/people', '/blog']],
  },
  {
    name: 'a topic that nobody has written down as gone',
    change: ({ read, write }) => write('published.txt', `${read('published.txt')}/case-study/tag/cloud\n`),
    permanent: [['/case-study/tag/cloud', '/case-study']],
  },
  {
    name: 'two pages that swap their names: both addresses are pages still',
    change: ({ read, write }) => {
      const [edi, lims] = [read('products/edi.md'), read('products/lims.md')];
      write('products/edi.md', lims);
      write('products/lims.md', edi);
    },
  },
  {
    name: 'a draft, which nothing leads to',
    change: ({ write }) => write('pages/terms.md', page('Terms of use', 'draft: true', 'aliases: [/legal/terms]')),
  },
  {
    name: 'two pages that change their names, each with the name of the other as its old one',
    change: (content) => {
      inFile('products/edi.md', 'aliases: [/lims]')(content);
      inFile('products/lims.md', 'aliases: [/edi]')(content);
    },
    told: [
      /^content\/products\/edi\.md:3 {2}aliases\.1: expected an old address that nothing else has, found \/lims, taken by content\/products\/lims\.md$/,
      /^content\/products\/lims\.md:3 {2}aliases\.1: expected an old address that nothing else has, found \/edi, taken by content\/products\/edi\.md$/,
    ],
  },
  {
    name: 'a page that leads to itself',
    change: inFile('pages/about.md', 'aliases: [/about]'),
    told: [/^content\/pages\/about\.md:3 {2}aliases\.1: .*found \/about, taken by content\/pages\/about\.md$/],
  },
  {
    name: 'two pages with one old address',
    change: (content) => {
      inFile('pages/about.md', 'aliases: [/our-story]')(content);
      inFile('pages/contact.md', 'aliases: [/our-story]')(content);
    },
    told: [/^content\/pages\/contact\.md:3 {2}aliases\.1: .*found \/our-story, taken by content\/pages\/about\.md$/],
  },
  {
    name: 'an old address that the site has a use for',
    change: inFile('pages/blog.md', 'aliases: [/blog/page/2, /admin, /sitemap]'),
    told: [
      /aliases\.1: .*found \/blog\/page\/2, taken by the site itself$/,
      /aliases\.2: .*found \/admin, taken by the site itself$/,
      /aliases\.3: .*found \/sitemap, taken by the site itself$/,
    ],
  },
  {
    name: 'a page that is there, and said to be gone',
    change: (content) => gone(content, '/about'),
    told: [/^content\/site\.md:\d+ {2}gone\.1: .*found \/about, taken by content\/pages\/about\.md$/],
  },
  {
    name: 'an old address that is none',
    change: inFile('pages/about.md', 'aliases: [/About.html]'),
    told: [/^content\/pages\/about\.md:3 {2}aliases\.1: expected an address such as \/services: /],
  },
  {
    name: 'a link to an old address',
    change: (content) => {
      inFile('pages/about.md', 'aliases: [/our-story]')(content);
      content.write('site.md', content.read('site.md').replace('link: /privacy', 'link: /our-story'));
    },
    told: [
      /^content\/site\.md:\d+ {2}footer\.legal\.1\.link: expected \/about, where the page is now, found "\/our-story"$/,
    ],
  },
];

/** The redirects of all cases. */
export const ALL_REDIRECTS: Redirects = {
  permanent: REDIRECT_CASES.flatMap(({ permanent = [] }) => permanent).filter(
    ([from], index, all) => all.findIndex(([other]) => other === from) === index,
  ),
  gone: REDIRECT_CASES.flatMap(({ gone: addresses = [] }) => addresses),
};
