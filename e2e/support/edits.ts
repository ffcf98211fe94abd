/** Edits of the manual's kind, as marketing makes them: each is valid alone, and all together build. */
import fs from 'node:fs';
import { parse, stringify } from 'yaml';
import { ABOUT, DESCRIPTION, edit, line, POST, SITE, STUDY } from './content';

/** A content folder, by the names of its files. */
type Folder = { read: (name: string) => string; write: (name: string, text: string | Buffer) => void };
type Apply = (folder: Folder) => void;

export const RECEIVER = 'https://forms.example/contact';

const inFile =
  (file: string, ...edits: readonly (readonly [from: string | RegExp, to: string])[]): Apply =>
  ({ read, write }) =>
    write(
      file,
      edits.reduce((source, [from, to]) => edit(source, from, to), read(file)),
    );

/** Writes a file as a copy of another one, with another title, description and fields. */
const copyFile =
  (from: string, to: string, title: string, fields: Record<string, string>): Apply =>
  ({ read, write }) => {
    write(to, read(from));
    const description = `description: A page that the test of edits has made, called ${title}, with words of its own.\n`;
    const lines = Object.entries({ ...fields, title }).map(
      ([name, value]) => [line(name), `${name}: ${value}`] as const,
    );
    inFile(to, [DESCRIPTION, description], ...lines)({ read, write });
  };

type Item = { label?: string; section?: string; items?: Item[]; [field: string]: unknown };
type Data = Item & { sections: Item[]; news: Item[]; footer: { social: Item[] }; navigation: { items: Item[] } };

const inData =
  (file: string, change: (data: Data) => void): Apply =>
  ({ read, write }) => {
    const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
    const data = parse(yaml);
    change(data);
    write(file, `---\n${stringify(data)}---\n${body}`);
  };

export const EDITS: Record<string, Apply> = {
  'a new post': copyFile(POST, 'blog/a-second-post.md', 'A second post about bridges', { date: '"2024-06-01"' }),
  'a new case study': copyFile(STUDY, 'case-studies/a-fourth-study.md', 'A fourth study of a bridge', {
    shortTitle: 'A fourth study',
    order: '4',
  }),
  'a new industry with its menu entry': (folder) => {
    const title = 'Mining and Resources';
    const fields = { navLabel: 'Mining and Resources', order: '6' };
    copyFile('industries/healthcare.md', 'industries/mining.md', title, fields)(folder);
    inData(SITE, ({ navigation }) => {
      navigation.items[2]?.items?.push({ label: title, link: '/mining' });
    })(folder);
  },
  'a new product': copyFile('products/lims.md', 'products/mes.md', 'Manufacturing execution', { heading: 'MES' }),
  'a target for a social link': inData(SITE, ({ footer }) => {
    Object.assign(footer.social[0] ?? {}, { link: 'https://www.linkedin.com/company/example' });
  }),
  'no news items': inData(SITE, (data) => {
    data.news = [];
  }),
  '8 social links': inData(SITE, ({ footer }) => {
    for (const letter of 'ABCD') footer.social.push({ icon: 'youtube', label: `Channel ${letter}` });
  }),
  'a company name of 29 characters': inFile(SITE, ['name: Spanwell', 'name: Southern Cross Bridge Builder']),
  'a page in a folder': copyFile('pages/accessibility.md', 'pages/legal/terms.md', 'Terms of use', {}),
  'a photo in the text of About': ({ read, write }) => {
    write('pages/team.png', fs.readFileSync('e2e/fixtures/editor/team-photo.png'));
    write(ABOUT, `${read(ABOUT)}\n![The team at a table](team.png)\n`);
  },
  'a further URL of a page': inFile(ABOUT, [line('order'), 'order: 2\nalsoAt: [/who-we-are]']),
  'an old URL of a page': inFile('pages/contact.md', [line('order'), 'order: 3\naliases: [/talk-to-us]']),
  'a page that is deleted on purpose': inFile(SITE, [
    line('language'),
    'language: en-AU\ngone: [/blog/offers-of-last-year]',
  ]),
  'a receiver of the contact form': (folder) => {
    inFile(SITE, [/^map:/m, `contactForm:\n  action: ${RECEIVER}\nmap:`])(folder);
    inData('pages/contact.md', ({ sections }) => {
      const delivery = {
        privacy: 'Sent to {host}.',
        trap: 'Leave this field empty',
        notSent: 'Not sent. Call {phone}.',
      };
      Object.assign(sections.find(({ section }) => section === 'contact')?.form ?? {}, { delivery });
    })(folder);
  },
  'counting of page views is switched on': (folder) => {
    inFile(SITE, [/^map:/m, 'measure:\n  url: https://plausible.io\n  site: spanwell.example\nmap:'])(folder);
    inFile(
      'pages/privacy.md',
      [/No cookies, no analytics, no sign-up/, 'No cookies, no advertising, no sign-up'],
      ['title: No analytics', 'title: No profile'],
      [/Nothing on this website counts your visits, follows you/, 'Nothing on this website follows you'],
    )(folder);
  },
  'a scheduled post': copyFile(POST, 'blog/a-post-to-come.md', 'A post of a day to come', { date: '"2099-01-01"' }),
};
