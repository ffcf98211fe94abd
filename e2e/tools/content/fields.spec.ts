/** Wrong fields stop the build; the message has file, line, field, what was expected and what was found. */
import { MODEL } from '../../../app/model';
import { documentTitle } from '../../../lib/site/metadata';
import { formatFolder } from '../../../scripts/forms/format-content';
import { DESCRIPTION, expect, HOME, INDUSTRY, line, POST, PRODUCT, SITE, test } from '../../support/content';

/** A text, a pattern, or the line of a field (`title:`); what replaces it; and the messages. */
type Case = readonly [file: string, from: string | RegExp, to: string, ...messages: RegExp[]];

const NEWS = '  - title: More\n    date: "2020-01-01"\n    image: /drawings/news-1.svg\n    imageAlt: More\n';
const FILM = ':::film[A film]\n[![A still](/drawings/home.svg)](https://films.example/watch?v=1)\n:::\n';

const FIELDS: readonly Case[] = [
  [POST, 'title:', '# no title', /title: expected text, found nothing$/],
  [POST, 'title:', 'title: ~', /:2 {2}title: expected text, found an empty field$/],
  [POST, 'title:', 'title: 2024', /:2 {2}title: expected text, found 2024$/],
  [POST, 'title:', 'title: true', /title: expected text, found true$/],
  [POST, 'title:', 'title: [a, b]', /title: expected text, found a list of 2$/],
  [POST, 'title:', 'title: { a: 1 }', /title: expected text, found a group of fields$/],
  [POST, 'title:', 'title: Hi', /title: expected at least 10 characters, found "Hi"$/],
  [
    ...([POST, 'title:', `title: ${'x'.repeat(1e6)}`] as const),
    /^.{0,220}title: expected at most 90 characters, found "x{59}…" \(1000000 characters\)$/,
  ],
  [POST, /^date:/m, 'colour: red\ndate:', /colour: expected one of the fields .*, found an unknown field$/],
  [POST, /^excerpt:/m, 'exerpt:', /excerpt: expected text/, /exerpt: .*\(did you mean "excerpt"\?\), found an unknown/],
  [POST, /^date:/m, 'Date:', /date: expected/, /Date: expected .*did you mean "date"/],
  [POST, /^date:/m, 'tags: people\ndate:', /tags: expected a list, found "people"$/],
  [POST, /^date:/m, 'tags: [a, b, a]\ndate:', /tags\.3: expected each tag once, found "a"$/],
  [POST, /^date:/m, 'tags: [index]\ndate:', /tags\.1: expected a tag other than index, .*, found "index"$/],
  [POST, /^date:/m, 'draft: "yes"\ndate:', /draft: expected true or false, found "yes"$/],
  [POST, /^date:/m, 'slug: another\ndate:', /slug: expected the file's name, change-in.*, found "another"$/],
  [POST, 'date:', 'date: 15/03/24', /:3 {2}date: expected YYYY-MM-DD, found "15\/03\/24"$/],
  [POST, 'date:', 'date: March 15, 2024', /date: expected YYYY-MM-DD, found "March 15, 2024"$/],
  [POST, 'date:', 'date: 2023-02-29', /date: expected YYYY-MM-DD, found "2023-02-29"$/],
  [POST, 'date:', 'date: 2024-03-15T10:00', /date: expected YYYY-MM-DD/],
  [POST, 'date:', 'date: 2024', /date: expected .*, found 2024$/],
  [
    POST,
    'image:',
    'image: /drawings/home.svg\nfocus: left',
    /focus: expected two shares of the photo, .*, found "left"$/,
  ],
  [POST, /$/, FILM, /film\.link: expected the address of a film at .*, found "https:\/\/films\.example\/watch\?v=1"$/],
  [PRODUCT, 'order:', 'order: 1.5', /order: expected a whole number, found 1\.5$/],
  [PRODUCT, 'order:', 'order: first', /order: expected a number, found "first"$/],
  [PRODUCT, 'stage:', 'stage: 6', /stage: expected at most 5, found 6$/],
  [INDUSTRY, / {2}introText:/, '  intro:', /challengesSection\.introText: expected text/, /challengesSection\.intro: /],
  [INDUSTRY, /^partnershipSection:/m, 'partners:', /partnershipSection: expected a group of fields, found nothing$/],
  [INDUSTRY, DESCRIPTION, `description: ${'long '.repeat(40)}\n`, /description: expected at most 160 characters/],
  [
    SITE,
    'timeZone:',
    'timeZone: Australia/Sydney\nindexnow: no-key',
    /indexnow: expected a key of 32 digits .*, found /,
  ],
  ...['http://forms.example', 'https://forms.example/?key=1', '//forms.example', 'mailto:a@b.example'].map(
    (action): Case => [
      ...([SITE, /^map:/m, `contactForm: { action: "${action}" }\nmap:`] as const),
      /contactForm\.action: expected an address that starts with https:\/\/ and has no query, .*, found "/,
    ],
  ),
  [
    ...([SITE, /^map:/m, 'contactForm: { action: https://forms.example/contact }\nmap:'] as const),
    /contactForm: expected a page that says what is sent, with the section contact-privacy, found none$/,
  ],
  [SITE, 'email:', 'email: sales at spanwell', /email: expected an e-mail address, found "sales at spanwell"$/],
  [SITE, 'origin:', 'origin: https://www.spanwell.example/', /origin: expected an address such as/],
  [SITE, /^labels:/m, `${NEWS.repeat(7)}labels:`, /news: expected at most 8 items, found a list of 9$/],
];

const SECTIONS: readonly Case[] = [
  [
    HOME,
    'icon: compass',
    'icon: compas',
    /sections\.4\.items\.1\.icon: .*\(did you mean "compass"\?\), found "compas"$/,
  ],
  [
    ...(['pages/staff-augmentation.md', 'detail: gusset', 'detail: guset'] as const),
    /sections\.3\.steps\.3\.detail: expected one of .*\(did you mean "gusset"\?\), found "guset"$/,
  ],
  [
    ...([HOME, / {4}items:\n {6}- icon: ai\n[\s\S]*?(?= {2}- section: team)/, '    items: []\n'] as const),
    /sections\.2\.items: expected at least 1 item, found a list of 0$/,
  ],
  [
    ...([
      HOME,
      'span: viaduct',
      'span: viaduct\n        image: /drawings/home.svg\n        imageAlt: A bridge',
    ] as const),
    /sections\.2\.items\.2\.span: expected either image or span/,
  ],
  [HOME, 'section: cards', 'section: crads', /sections\.2\.section: .*\(did you mean "cards"\?\), found "crads"$/],
  [HOME, 'numbered: true', 'numberd: true', /sections\.2\.numberd: .*\(did you mean "numbered"\?\), found an unknown/],
  [HOME, /^sections:\n[\s\S]*?\n---$/m, 'sections: []\n---', /sections: expected at least 1 item, found a list of 0$/],
  [
    ...([HOME, /^ {2}- section: team$/m, '  - section: entries\n    buttonText: Read on\n  - section: team'] as const),
    /sections: expected a section this page can show, found entries, which is for .*content\/pages\/blog\.md$/,
  ],
  [
    ...(['pages/blog.md', /^ {2}- section: entries\n.*\n/m, ''] as const),
    /sections: expected a section that shows the list: - section: entries, found none$/,
  ],
  [
    HOME,
    /^ {4}imageAlt: .*\n/m,
    '',
    /sections\.1\.imageAlt: expected what the picture shows, in words, found nothing$/,
  ],
  [
    ...(['pages/contact.md', /(?= {2}- section: map\n)/, '  - section: map\n    heading: Map\n'] as const),
    /sections\.\d: expected this section once on a page, found map a second time$/,
  ],
  [
    ...(['pages/cyber-security.md', 'id: portfolio', 'id: services'] as const),
    /sections: expected each id once, found "services" a second time$/,
  ],
  [HOME, /$/, 'Words that are lost.\n', /text: expected a body section to show it .*found "Words that are lost\."$/],
  [
    HOME,
    /^ {4}heading: Three ways across$/m,
    'heading: Three ways',
    /front matter: expected valid YAML|sections\.2\.heading/,
  ],
  [HOME, 'link: /about', 'link: about', /sections\.1\.buttons\.1\.link: expected a link that starts with/],
  [
    HOME,
    'link: /about',
    'link: javascript:alert(1)',
    /sections\.1\.buttons\.1\.link: expected a link that starts with/,
  ],
  [
    ...([HOME, /slug: change-in.*/, 'slug: change-in-employe-engagement-perception'] as const),
    /sections\.6\.slug: expected the slug of a published post \(did you mean "change-in-employee-engagement-perception"\?\)/,
  ],
];

const LONG = 'What a title of a post does to the head of its page when it is very long indeed';
const METADATA: readonly Case[] = [
  [
    ...([POST, 'title:', `title: ${LONG}`] as const),
    /title: expected at most 65 characters, as search engines cut it there, or a shortTitle of that length/,
  ],
  ['pages/about.md', 'title:', `title: ${LONG}`, /title: expected at most 65 characters, found/],
  [
    POST,
    /^date:/m,
    'updated: "2024-03-14"\ndate:',
    /updated: expected the day of publication, 2024-03-15, or a later one/,
  ],
  [POST, 'title:', 'title: |-\n  A title on\n  two lines', /title: expected text on one line/],
  ['products/edi.md', 'title:', 'title: Contact', /title: expected words no other page has/],
];

for (const [kind, cases] of Object.entries({ FIELDS, SECTIONS, METADATA })) {
  test(`reports wrong ${kind.toLowerCase()}`, ({ content }) => {
    for (const [file, from, to, ...messages] of cases) {
      content.edit(file, typeof from === 'string' && /^\w+:$/.test(from) ? line(from.slice(0, -1)) : from, to);
      const problems = content.problems();
      for (const message of messages)
        expect
          .soft(
            problems.filter((problem) => problem.startsWith(`content/${file}:`)).join('\n'),
            `${file}: ${to.slice(0, 60)}`,
          )
          .toMatch(new RegExp(message.source, 'm'));
      if (kind === 'METADATA') expect.soft(problems, 'and once').toHaveLength(1);
      content.undo();
    }
  });
}

test('accepts a long title with a short one, and a company name of 44 characters', ({ content }) => {
  content.edit(POST, line('title'), `title: ${LONG}\nshortTitle: A short one`);
  content.edit(SITE, 'name: Spanwell', 'name: The Spanwell Bridge and Building Company Ltd');
  expect(content.problems()).toEqual([]);
});

test("puts the site's name after a page's title where both fit", () => {
  expect(documentTitle('Contact', 'Spanwell')).toBe('Contact | Spanwell');
  const long = 'What a title of a post of fifty-six letters says to others';
  expect(documentTitle(long, 'Spanwell')).toBe(long);
  expect(documentTitle('Contact', 'A company with a name that is longer than fifty-six characters')).toBe('Contact');
});

test('is formatted as the editor saves it', ({ content }) => {
  expect(formatFolder(content.root, MODEL, false)).toEqual([]);
  content.edit(POST, line('title'), 'title:   "A title in other quotes"');
  expect(formatFolder(content.root, MODEL, true)).toEqual([`content/${POST}`]);
  expect(content.read(POST)).toContain('\ntitle: A title in other quotes\n');
});
