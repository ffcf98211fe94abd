/** Changes of an export, one of each kind: what is done to its files, and what is found and said of it. */
import { expect } from '@playwright/test';
import type { Changes } from './changes';
import { edit } from './content-folder';

type Folder = {
  files: readonly string[];
  read: (name: string) => string;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
};
export type ChangeCase = {
  /** The kind of change. */
  name: string;
  apply: (folder: Folder) => void;
  /** The part of what is found that is looked at. */
  found: (changes: Changes) => unknown;
  expected: unknown;
  /** What is said of it. */
  words: RegExp;
};

const inPage =
  (file: string, from: string | RegExp, to: string) =>
  ({ read, write }: Folder) =>
    write(file, edit(read(file), from, to));

const ON_ABOUT = { pages: ['/about'] };
const PARAGRAPH = /On one side, technology that never stops changing/;

export const CHANGE_CASES: readonly ChangeCase[] = [
  {
    name: 'words of a paragraph',
    apply: inPage('about.html', PARAGRAPH, 'On one side, technology that never rests'),
    found: ({ changed }) => changed,
    expected: [
      {
        ...ON_ABOUT,
        what: 'words',
        removed: [expect.stringMatching(PARAGRAPH)],
        added: [expect.stringMatching(/^On one side, technology that never rests/)],
      },
    ],
    words: /^On \/about\n {2}words:\n {4}− .*never stops changing[\s\S]*\n {4}\+ .*never rests/,
  },
  {
    name: 'a heading',
    apply: inPage('about.html', />Our Directions</, '>Our Aims<'),
    found: ({ changed }) => changed,
    expected: [{ ...ON_ABOUT, what: 'headings', removed: ['h2 Our Directions'], added: ['h2 Our Aims'] }],
    words: /^On \/about\n {2}headings: h2 Our Directions {2}→ {2}h2 Our Aims\n$/,
  },
  {
    name: 'the title',
    apply: inPage('about.html', /<title>[^<]*/, '<title>Who we are'),
    found: ({ changed }) => changed,
    expected: [{ ...ON_ABOUT, what: 'title', removed: [expect.stringContaining('About us')], added: ['Who we are'] }],
    words: /^On \/about\n {2}title: About us.* {2}→ {2}Who we are\n$/,
  },
  {
    name: 'the description',
    apply: inPage('about.html', /(?<=<meta name="description" content=")[^"]*/, 'Another one.'),
    found: ({ changed }) => changed,
    expected: [
      { ...ON_ABOUT, what: 'description', removed: [expect.stringContaining('Sydney')], added: ['Another one.'] },
    ],
    words: /^On \/about\n {2}description:/,
  },
  {
    name: 'the target of a link on every page',
    apply: ({ files, read, write }) => {
      for (const file of files.filter((name) => name.endsWith('.html')))
        write(file, read(file).replaceAll('href="/privacy"', 'href="/legal/privacy"'));
    },
    found: ({ changed }) => changed.map(({ pages, ...change }) => ({ ...change, pages: pages.length })),
    expected: [{ pages: 7, what: 'links', removed: ['Privacy → /privacy'], added: ['Privacy → /legal/privacy'] }],
    words: /^On every page\n {2}links: Privacy → \/privacy {2}→ {2}Privacy → \/legal\/privacy\n$/,
  },
  {
    name: 'structured data',
    apply: inPage('about.html', /"@type":"AboutPage"/, '"@type":"WebPage"'),
    found: ({ changed }) => changed,
    expected: [
      {
        ...ON_ABOUT,
        what: 'structured data',
        removed: [expect.stringMatching(/@type: AboutPage$/)],
        added: [expect.stringMatching(/@type: WebPage$/)],
      },
    ],
    words: /structured data: .*AboutPage {2}→ {2}.*WebPage/,
  },
  {
    name: 'a picture and what it shows',
    apply: inPage('about.html', /alt="Line drawing of a suspension bridge[^"]*"/, 'alt="A bridge"'),
    found: ({ changed }) => changed,
    expected: [
      {
        ...ON_ABOUT,
        what: 'pictures',
        removed: [
          '/drawings/about.svg (Line drawing of a suspension bridge, its cables draped over two towers and anchored on both shores.)',
        ],
        added: ['/drawings/about.svg (A bridge)'],
      },
    ],
    words: /pictures:\n/,
  },
  {
    name: 'the weight of a page, and the file that makes it',
    apply: ({ read, write }) => write('drawings/about.svg', `${read('drawings/about.svg')}<!-- ${noise(6000)} -->`),
    found: ({ changed, files }) => ({
      changed: changed.map(({ pages, what }) => ({ pages, what })),
      files: files.map(({ kind, changed }) => ({ kind, changed })),
    }),
    expected: {
      changed: [{ ...ON_ABOUT, what: 'weight' }],
      files: [{ kind: 'pictures', changed: ['drawings/about.svg'] }],
    },
    words: /weight: [\d.]+ kB {2}→ {2}[\d.]+ kB\n[\s\S]*Files\n {2}pictures: 1 changed \(drawings\/about\.svg\); /,
  },
  {
    name: 'a directive of the policy',
    apply: inPage('_headers', /img-src 'self'/, "img-src 'self' https:"),
    found: ({ headers }) => headers,
    expected: {
      removed: ["/*  Content-Security-Policy: img-src 'self'"],
      added: ["/*  Content-Security-Policy: img-src 'self' https:"],
    },
    words: /^Headers\n {2}− .*img-src 'self'\n {2}\+ .*img-src 'self' https:\n$/,
  },
  {
    name: 'HSTS, which a preview does not send',
    apply: inPage('_headers', /max-age=63072000/, 'max-age=60'),
    found: ({ headers }) => headers,
    expected: {
      removed: ['/*  Strict-Transport-Security: max-age=63072000'],
      added: ['/*  Strict-Transport-Security: max-age=60'],
    },
    words: /^Headers\n/,
  },
  {
    name: 'a new page',
    apply: ({ read, write }) =>
      write('blog/another.html', edit(read('contact.html'), /<title>[^<]*/, '<title>Another')),
    found: ({ pages }) => pages,
    expected: { new: [{ address: '/blog/another', title: 'Another' }], gone: [], moved: [] },
    words: /^New pages\n {2}\/blog\/another {2}Another\n$/,
  },
  {
    name: 'a page that is lost, and one that goes on purpose',
    apply: ({ read, write, remove }) => {
      remove('contact.html');
      remove('about.html');
      write('_redirects', `/about /404.html 410\n${read('_redirects')}`);
    },
    found: ({ pages }) => ({ ...pages, gone: pages.gone.map(({ address, status }) => [address, status]) }),
    expected: {
      new: [],
      gone: [
        ['/about', 410],
        ['/contact', 404],
      ],
      moved: [],
    },
    words: /^Pages that go\n {2}\/about .*gone on purpose\)\n {2}\/contact .*404: no page\)\n/,
  },
  {
    name: 'a page that has moved, and changed on the way',
    apply: ({ read, write, remove }) => {
      write('who-we-are.html', edit(read('about.html'), />Our Directions</, '>Our Aims<'));
      remove('about.html');
      write('_redirects', `/about /who-we-are 301\n${read('_redirects')}`);
    },
    found: ({ pages, changed }) => ({ pages, changed }),
    expected: {
      pages: { new: [], gone: [], moved: [{ from: '/about', to: '/who-we-are' }] },
      changed: [{ pages: ['/who-we-are'], what: 'headings', removed: ['h2 Our Directions'], added: ['h2 Our Aims'] }],
    },
    words: /^Moved pages\n {2}\/about leads to \/who-we-are\n\nOn \/who-we-are\n[\s\S]*Old addresses\n/,
  },
  {
    name: 'markup without a word',
    apply: inPage('about.html', /<main /, '<main data-other="" '),
    found: ({ changed }) => changed.map(({ what, pages }) => [what, pages]),
    expected: [['markup', ['/about']]],
    words: /^On \/about\n {2}markup: 1 element\(s\) more, 1 fewer\n$/,
  },
  {
    name: 'what a frame shows',
    apply: inPage('contact.html', /(?<=<iframe [^>]*src=")[^"]*/, 'https://elsewhere.example/'),
    found: ({ changed }) => changed.map(({ what, pages }) => [what, pages]),
    expected: [['markup', ['/contact']]],
    words: /^On \/contact\n {2}markup:/,
  },
  {
    name: 'the order of two headings',
    apply: ({ read, write }) => {
      const headings = /(>Why we talk about bridges<)([\s\S]*)(>Our Directions<)/;
      write('about.html', read('about.html').replace(headings, '$3$2$1'));
    },
    found: ({ changed }) => changed,
    expected: [{ ...ON_ABOUT, what: 'headings', removed: [], added: [] }],
    words: /^On \/about\n {2}headings: in another order\n$/,
  },
];

/** Letters that no compression makes short, the same each time. */
function noise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (seed % 26));
  }).join('');
}
