/**
 * Edits of the manual's kind, as marketing makes them: each must pass the check alone, and all together are built and
 * held to the group "invariants". They are made in a copy of the frozen content.
 */
import fs from 'node:fs';
import { edit } from './content-folder';
import { moveItem, repeatItem, withoutItem } from './yaml-items';

/** A content folder: its files by their names below it. */
export type Folder = {
  read: (name: string) => string;
  write: (name: string, text: string | Buffer) => void;
};

export type Edit = { name: string; apply: (folder: Folder) => void };

export const INDEXNOW_KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00';

const POST = 'blog/change-in-employee-engagement-perception.md';
const description = (words: string) => (source: string) =>
  edit(source, /^description: (>-\n( {2}.*\n)+|.*\n)/m, `description: ${words}\n`);

/** Changes one file. */
const inFile =
  (file: string, ...changes: ((source: string) => string)[]) =>
  (folder: Folder) =>
    folder.write(
      file,
      changes.reduce((source, change) => change(source), folder.read(file)),
    );

/** Writes a file made of another one. */
const madeOf =
  (from: string, to: string, ...changes: ((source: string) => string)[]) =>
  (folder: Folder) =>
    folder.write(
      to,
      changes.reduce((source, change) => change(source), folder.read(from)),
    );

/** Writes a page of a heading, some cards and an invitation. */
const newPage = (name: string, title: string, words: string) => (folder: Folder) =>
  folder.write(
    `pages/${name}.md`,
    `---
title: ${title}
description: A page that the test of edits has made, called ${title}, with a description of its own.
sections:
  - section: hero
    heading: ${title}
    text: ${words}
  - section: cards
    heading: Two reasons
    items:
      - { icon: team, title: People, description: Those who build. }
      - { icon: clock, title: Time, description: Enough of it., link: /contact, buttonText: Learn more }
  - section: call-to-action
    heading: Shall we talk?
    button: { label: Talk to us, link: /contact }
---
`,
  );

const line = (name: string, value: string) => (source: string) =>
  edit(source, new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
const text = (from: string | RegExp, to: string) => (source: string) => edit(source, from, to);

export const EDITS: readonly Edit[] = [
  {
    name: 'a new post',
    apply: madeOf(
      POST,
      'blog/a-second-post.md',
      line('title', 'A second post about bridges'),
      line('date', '"2024-06-01"'),
      description('A second post, made by the test of edits, with a description of its own for search engines.'),
    ),
  },
  {
    name: 'a new case study',
    apply: madeOf(
      'case-studies/application-migration-iris.md',
      'case-studies/a-fourth-study.md',
      line('title', 'A fourth study of a bridge'),
      line('order', '4'),
      description('A fourth case study, made by the test of edits, with a description of its own.'),
    ),
  },
  {
    name: 'a new industry with its menu entry',
    apply: (folder) => {
      madeOf(
        'industries/healthcare.md',
        'industries/mining.md',
        line('title', 'Mining and Resources'),
        line('navLabel', 'Mining and Resources'),
        line('order', '6'),
        description('Systems for pits, plants and ports, made by the test of edits for search engines to see.'),
      )(folder);
      inFile(
        'site.md',
        text(
          /^( *)- label: Life Sciences\n *link: \/life-sciences\n/m,
          '        - label: Life Sciences\n          link: /life-sciences\n        - label: Mining and Resources\n          link: /mining\n',
        ),
      )(folder);
    },
  },
  {
    name: 'a new product',
    apply: madeOf(
      'products/lims.md',
      'products/mes.md',
      line('title', 'Manufacturing execution'),
      line('heading', 'MES'),
      description('Orders and machines on a shop floor, made by the test of edits for search engines to see.'),
    ),
  },
  {
    name: 'a target for a social link',
    apply: inFile(
      'site.md',
      text(/^( *)label: LinkedIn$/m, '      label: LinkedIn\n      link: https://www.linkedin.com/company/example'),
    ),
  },
  {
    name: 'a target for a LEARN MORE',
    apply: inFile('pages/home.md', (source) =>
      source.replace(/^( *)buttonText: LEARN MORE$/m, '$1link: /contact\n$1buttonText: LEARN MORE'),
    ),
  },
  { name: 'a headline', apply: inFile('pages/home.md', text('Three ways across', 'Three ways to the other side')) },
  { name: '18 recent projects', apply: inFile('pages/home.md', text('number: "15"', 'number: "18"')) },
  { name: 'the year of the directions', apply: inFile('pages/about.md', text('year: "2025"', 'year: "2027"')) },
  { name: "a button's words", apply: inFile('pages/home.md', text('label: Learn More', 'label: Read our story')) },
  {
    name: 'a fifth card',
    apply: inFile('pages/home.md', repeatItem('icon: globe', 'title: Global Footprint', 'title: A Fifth Reason')),
  },
  {
    name: 'a fourth way across',
    apply: inFile('pages/home.md', repeatItem('icon: people', 'title: Staff Augmentation', 'title: A Fourth Way')),
  },
  {
    name: 'a seventh bay of the viaduct',
    apply: inFile('pages/it-services.md', repeatItem('icon: layers', 'title: ERP', 'title: A Seventh Service')),
  },
  { name: 'a card fewer', apply: inFile('pages/about.md', withoutItem('icon: flask')) },
  {
    name: 'one slide more',
    apply: inFile(
      'pages/cyber-security.md',
      repeatItem('title: Service Delivery', 'title: Service Delivery', 'title: Service Review'),
    ),
  },
  { name: 'one slide fewer', apply: inFile('pages/cyber-security.md', withoutItem('title: Service Governance')) },
  { name: 'no news items', apply: inFile('site.md', text(/^news:\n( {2}.*\n)+/m, 'news: []\n')) },
  {
    name: '8 social links',
    apply: inFile(
      'site.md',
      ...['A', 'B', 'C', 'D'].map((letter) =>
        repeatItem('icon: youtube', 'label: YouTube', `label: Channel ${letter}`),
      ),
    ),
  },
  { name: 'a moved section', apply: inFile('pages/about.md', moveItem('section: cards', 'up')) },
  {
    name: 'the company is renamed to 29 letters',
    apply: inFile('site.md', text('name: Spanwell', 'name: Southern Cross Bridge Builder')),
  },
  {
    name: 'a photo in the text of About',
    apply: (folder) => {
      folder.write('pages/team.png', fs.readFileSync('e2e/fixtures/editor/team-photo.png'));
      inFile('pages/about.md', (source) => `${source}\n![The team at a table](team.png)\n`)(folder);
    },
  },
  {
    name: 'a new page',
    apply: newPage('careers', 'Careers', 'An open position is a span that waits for its builder.'),
  },
  { name: 'a page below a folder', apply: newPage('legal/terms', 'Terms of use', 'What holds for all who cross.') },
  {
    name: 'a further address of a page',
    apply: inFile('pages/about.md', line('order', '2\nalsoAt: [/who-we-are]')),
  },
  {
    name: 'an old address of a page',
    apply: inFile('pages/contact.md', line('order', '3\naliases: [/talk-to-us]')),
  },
  {
    name: 'a page that is gone on purpose',
    apply: inFile('site.md', line('language', 'en-AU\ngone: [/blog/offers-of-last-year]')),
  },
  {
    name: 'IndexNow is switched on',
    apply: inFile('site.md', line('timeZone', `Australia/Sydney\nindexnow: "${INDEXNOW_KEY}"`)),
  },
  {
    name: 'a post that waits for its day',
    apply: madeOf(
      POST,
      'blog/a-post-to-come.md',
      line('title', 'A post of a day to come'),
      line('date', '"2999-01-01"'),
      description('A post that waits, made by the test of edits, with a description of its own for search engines.'),
    ),
  },
];
