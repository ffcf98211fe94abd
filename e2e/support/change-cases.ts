/** Changes of an export, one of each kind: what is done to its files, and what `npm run changes` writes. */
import { edit } from './content-folder';

type Folder = {
  files: readonly string[];
  read: (name: string) => string;
  /** Writes a file, or deletes it without a text. */
  write: (name: string, text?: string) => void;
};
export type ChangeCase = [name: string, apply: (folder: Folder) => void, words: RegExp];

const inPage =
  (file: string, from: string | RegExp, to: string) =>
  ({ read, write }: Folder) =>
    write(file, edit(read(file), from, to));

const onEveryPage =
  (change: (html: string, file: string) => string) =>
  ({ files, read, write }: Folder) => {
    for (const file of files.filter((name) => name.endsWith('.html'))) write(file, change(read(file), file));
  };

export const CHANGE_CASES: readonly ChangeCase[] = [
  [
    'words of a long paragraph, from shortly before they differ',
    inPage('about.html', 'technology that never stops changing', 'technology that never rests'),
    /^On \/about\n {2}words:\n {4}− .*never stops changing.*\n {4}\+ .*never rests.*\n$/,
  ],
  [
    'a heading',
    inPage('about.html', />Our Directions</, '>Our Aims<'),
    /^On \/about\n {2}words: Our Directions {2}→ {2}Our Aims\n$/,
  ],
  ['the title', inPage('about.html', /<title>[^<]*/, '<title>Who we are'), /title: About us.* {2}→ {2}Who we are\n/],
  [
    'the description',
    inPage('about.html', /(?<=<meta name="description" content=")[^"]*/, 'Another one.'),
    /^On \/about\n {2}description:\n.*Sydney[\s\S]*Another one\.\n$/,
  ],
  [
    'a link of the footer, once',
    onEveryPage((html) => html.replaceAll('href="/privacy"', 'href="/legal/privacy"')),
    /^On every page\n {2}links: Privacy → \/privacy {2}→ {2}Privacy → \/legal\/privacy\n$/,
  ],
  [
    'metadata with another value on each page, once',
    onEveryPage((html, file) => html.replace(/(?<=og:image:alt" content=")/, `${file} `)),
    /^On many pages, with another value on each\n {2}og:image:alt: on 7 pages, for example \/\S*: \S+ .*\n$/,
  ],
  [
    'structured data',
    inPage('about.html', /"@type":"AboutPage"/, '"@type":"WebPage"'),
    /structured data: "@type": "AboutPage" {2}→ {2}"@type": "WebPage"/,
  ],
  [
    'the alt text of an image',
    inPage('about.html', /alt="Line drawing of a suspension bridge[^"]*"/, 'alt="A bridge"'),
    /pictures:\n.*about\.svg \(Line drawing.*\n.*about\.svg \(A bridge\)/,
  ],
  [
    'the file of an image',
    ({ read, write }) => write('drawings/about.svg', `${read('drawings/about.svg')}<!-- -->`),
    /^On the whole site\n {2}files: 1 removed, 1 added\n$/,
  ],
  [
    'a directive of the policy',
    inPage('_headers', /img-src 'self'/, "img-src 'self' https:"),
    /^On the whole site\n {2}headers: img-src 'self' {2}→ {2}img-src 'self' https:\n$/,
  ],
  [
    'a new page',
    ({ read, write }) => write('blog/another.html', edit(read('contact.html'), /<title>[^<]*/, '<title>Another')),
    /^New pages\n {2}\/blog\/another {2}Another\n$/,
  ],
  [
    'a lost page, and a page that was removed on purpose',
    ({ read, write }) => {
      write('contact.html');
      write('about.html');
      write('_redirects', `/about /404.html 410\n${read('_redirects')}`);
    },
    /^Removed pages\n {2}\/about .*410\)\n {2}\/contact .*404\)\n/,
  ],
  [
    'a page that has moved, and what has changed on it',
    ({ read, write }) => {
      write('who-we-are.html', edit(read('about.html'), />Our Directions</, '>Our Aims<'));
      write('about.html');
      write('_redirects', `/about /who-we-are 301\n${read('_redirects')}`);
    },
    /^Moved pages\n {2}\/about redirects to \/who-we-are\nOn \/who-we-are\n {2}words: Our Directions[\s\S]*redirects:/,
  ],
  [
    'markup without a word',
    inPage('about.html', /<main /, '<main data-other="" '),
    /^On \/about\n {2}markup: 1 removed, 1 added\n$/,
  ],
  [
    'the content of a frame',
    inPage('contact.html', /(?<=<iframe [^>]*src=")[^"]*/, 'https://elsewhere.example/'),
    /^On \/contact\n {2}iframe:\n.*openstreetmap.*\n.*elsewhere\.example/,
  ],
  [
    'the order of two headings',
    ({ read, write }) =>
      write('about.html', read('about.html').replace(/(Why we talk about bridges)([\s\S]*)(Our Directions)/, '$3$2$1')),
    /^On \/about\n {2}words: in another order\n$/,
  ],
  [
    'the not-found page last',
    onEveryPage((html, file) => (/^(404|about)/.test(file) ? html.replace('<title>', `<title>${file} `) : html)),
    /^On \/about\n[\s\S]*\nOn \/404\n/,
  ],
];
