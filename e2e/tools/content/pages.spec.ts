/** Wrong fields of pages and of the company file. */
import { field, HOME, SITE, testCases } from '../../support/content-cases';
import { edit } from '../../support/content-folder';

testCases([
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
    name: 'wrong nesting',
    file: HOME,
    change: (s) => edit(s, /^ {2}heading: Three ways across$/m, 'heading: Three ways across'),
    told: [/front matter: expected valid YAML|cards\.heading/],
  },
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
  {
    name: 'a featured post that does not exist',
    file: HOME,
    change: (s) => edit(s, /slug: change-in.*/, 'slug: change-in-employe-engagement-perception'),
    told: [
      /featuredPost\.slug: expected the slug of a published post \(did you mean "change-in-employee-engagement-perception"\?\)/,
    ],
  },
]);
