/** Wrong fields stop the build, with file, line, field, what was expected and what was found. */
import { field, INDUSTRY, POST, PRODUCT, SITE, testCases } from '../../support/content-cases';
import { edit } from '../../support/content-folder';

testCases([
  {
    name: 'a film from a place that content does not name',
    file: POST,
    change: (source) =>
      `${source}\n:::film[A film]\n[![A still](/drawings/home.svg)](https://films.example/watch?v=1)\n:::\n`,
    told: [
      /film\.link: expected the address of a film at https:\/\/www\.youtube\.com\/watch\?v=…, found "https:\/\/films\.example\/watch\?v=1"$/,
    ],
  },
  {
    name: 'a focus in words',
    file: POST,
    change: field('image', '/drawings/home.svg\nfocus: left'),
    told: [/focus: expected two shares of the photo, from the left and from the top: 30% 20%, found "left"$/],
  },
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
    name: 'a description too long for search engines',
    file: INDUSTRY,
    change: (s) => edit(s, /^description: (>-\n(?: {2}.*\n)+|.*\n)/m, `description: ${'long '.repeat(40)}\n`),
    told: [/description: expected at most 160 characters/],
  },
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
  ...['true', '12345', '"not-a-key"'].map((value) => ({
    name: `a key for IndexNow that is ${value}`,
    file: SITE,
    change: field('timeZone', `Australia/Sydney\nindexnow: ${value}`),
    told: [
      /:\d+ {2}indexnow: expected (text|a key of 32 digits and letters from a to f; `npm run announce` makes one up), found /,
    ],
  })),
  { name: 'a year for a date', file: POST, change: field('date', '2024'), told: [/date: expected .*, found 2024$/] },
]);
