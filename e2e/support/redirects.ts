/** Changes of URLs as marketing makes them, and the redirects that follow. */
import type { Redirects } from '../../hosts/rules';
import { ABOUT, type Content, replaceStudy, SITE, STUDY } from './content';

export type RedirectCase = {
  name: string;
  change: (content: Content) => void;
  permanent?: Redirects['permanent'];
  gone?: Redirects['gone'];
};

const OLD_STUDY = '/case-study/application-migration-iris';

/** Adds a line below the title. */
export const addLine = (content: Content, file: string, line: string) =>
  content.edit(file, /(?<=^title: .*\n)/m, `${line}\n`);
const withLine = (file: string, line: string) => (content: Content) => addLine(content, file, line);
export const deleteUrl = (content: Content, url: string) => content.edit(SITE, /^name:/m, `gone: [${url}]\nname:`);

/** A plain page. */
const page = (title: string, ...lines: string[]) => `---
title: ${title}
description: A page of the tests called ${title}, with a description of its own that is long enough.
${lines.join('\n')}
sections:
  - { section: paragraphs, heading: ${title}, paragraphs: [One paragraph.] }
---
`;

export const REDIRECT_CASES: readonly RedirectCase[] = [
  {
    name: 'a renamed case study',
    change: (content) => {
      content.write('case-studies/iris.md', content.read(STUDY));
      addLine(content, 'case-studies/iris.md', `aliases: [${OLD_STUDY}]`);
      content.remove(STUDY);
      replaceStudy(content);
    },
    permanent: [[OLD_STUDY, '/case-study/iris']],
  },
  {
    name: 'a case study that became a page',
    change: (content) => {
      content.write('pages/iris.md', page('The story of IRIS', `aliases: [${OLD_STUDY}]`));
      content.remove(STUDY);
      replaceStudy(content);
    },
    permanent: [[OLD_STUDY, '/iris']],
  },
  {
    name: 'a page in a renamed folder',
    change: ({ write }) => write('pages/policies/terms.md', page('Terms of use', 'aliases: [/legal/terms]')),
    permanent: [['/legal/terms', '/policies/terms']],
  },
  {
    name: 'a page renamed twice, each URL in one step',
    change: withLine('industries/healthcare.md', 'aliases: [/health, /health-care]'),
    permanent: ['/health', '/health-care'].map((from) => [from, '/healthcare'] as const),
  },
  {
    name: 'a page that became part of another',
    change: (content) => {
      content.remove('products/lims.md');
      content.write(SITE, content.read(SITE).replaceAll('link: /lims', 'link: /edi'));
      addLine(content, 'products/edi.md', 'aliases: [/lims]');
    },
    permanent: [['/lims', '/edi']],
  },
  {
    name: 'a page deleted on purpose',
    change: (content) => deleteUrl(content, '/blog/a-post-of-last-year'),
    gone: ['/blog/a-post-of-last-year'],
  },
  {
    name: 'a topic without posts, written down',
    change: withLine('pages/blog.md', 'aliases: [/blog/tag/people]'),
    permanent: [['/blog/tag/people', '/blog']],
  },
  {
    name: 'a topic without posts',
    change: ({ append }) => append('published.txt', '/case-study/tag/cloud\n'),
    permanent: [['/case-study/tag/cloud', '/case-study']],
  },
  {
    name: 'two pages with swapped names, whose URLs are pages still',
    change: ({ read, write }) => {
      const [edi, lims] = [read('products/edi.md'), read('products/lims.md')];
      write('products/edi.md', lims);
      write('products/lims.md', edi);
    },
  },
  {
    name: 'a draft, which has no redirect',
    change: ({ write }) => write('pages/terms.md', page('Terms of use', 'draft: true', 'aliases: [/legal/terms]')),
  },
  { name: 'a renamed page', change: withLine(ABOUT, 'aliases: [/our-story]'), permanent: [['/our-story', '/about']] },
];

/** The redirects of all cases, each URL once. */
export const ALL_REDIRECTS: Redirects = {
  permanent: [...new Map(REDIRECT_CASES.flatMap(({ permanent = [] }) => permanent).reverse())].reverse(),
  gone: REDIRECT_CASES.flatMap(({ gone = [] }) => gone),
};
