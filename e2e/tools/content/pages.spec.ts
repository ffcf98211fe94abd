/** Wrong fields of pages and of the company file. */
import { field, HOME, SITE, testCases } from '../../support/content-cases';
import { edit } from '../../support/content-folder';

testCases([
  {
    name: 'an unknown icon',
    file: HOME,
    change: (s) => edit(s, 'icon: compass', 'icon: compas'),
    told: [/sections\.4\.items\.1\.icon: expected one of .*\(did you mean "compass"\?\), found "compas"$/],
  },
  {
    name: 'an unknown detail of a bridge',
    file: 'pages/staff-augmentation.md',
    change: (s) => edit(s, 'detail: gusset', 'detail: guset'),
    told: [/sections\.3\.steps\.3\.detail: expected one of .*\(did you mean "gusset"\?\), found "guset"$/],
  },
  {
    name: 'cards without a card',
    file: HOME,
    change: (s) => edit(s, / {4}items:\n {6}- icon: ai\n[\s\S]*?(?= {2}- section: team)/, '    items: []\n'),
    told: [/sections\.2\.items: expected at least 1 item, found a list of 0$/],
  },
  {
    name: 'a card with a picture and a bridge',
    file: HOME,
    change: (s) =>
      edit(s, 'span: viaduct', 'span: viaduct\n        image: /drawings/home.svg\n        imageAlt: A bridge'),
    told: [/sections\.2\.items\.2\.span: expected either image or span/],
  },
  {
    name: 'a misspelt section',
    file: HOME,
    change: (s) => edit(s, 'section: cards', 'section: crads'),
    told: [/sections\.2\.section: expected one of .*\(did you mean "cards"\?\), found "crads"$/],
  },
  {
    name: 'a misspelt field of a section',
    file: HOME,
    change: (s) => edit(s, 'numbered: true', 'numberd: true'),
    told: [/sections\.2\.numberd: expected one of the fields .*\(did you mean "numbered"\?\), found an unknown field$/],
  },
  {
    name: 'a page without sections',
    file: HOME,
    change: (s) => edit(s, /^sections:\n[\s\S]*?\n---$/m, 'sections: []\n---'),
    told: [/sections: expected at least 1 item, found a list of 0$/],
  },
  {
    name: 'a list of entries where there is none',
    file: HOME,
    change: (s) =>
      edit(s, /^ {2}- section: team$/m, '  - section: entries\n    buttonText: Read on\n  - section: team'),
    told: [/sections: expected a section this page can show, found entries, which is for .*content\/pages\/blog\.md$/],
  },
  {
    name: 'a list page without its list',
    file: 'pages/blog.md',
    change: (s) => edit(s, /^ {2}- section: entries\n.*\n/m, ''),
    told: [/sections: expected a section that shows the list: - section: entries, found none$/],
  },
  {
    name: 'a picture at the top without words for it',
    file: HOME,
    change: (s) => edit(s, /^ {4}imageAlt: .*\n/m, ''),
    told: [/sections\.1\.imageAlt: expected what the picture shows, in words, found nothing$/],
  },
  {
    name: 'a section twice that may stand once',
    file: 'pages/contact.md',
    change: (s) => s.replace(/( {2}- section: map\n( {4}.*\n)+)/, '$1$1'),
    told: [/sections\.4: expected this section once on a page, found map a second time$/],
  },
  {
    name: 'one id for two sections',
    file: 'pages/cyber-security.md',
    change: (s) => edit(s, 'id: portfolio', 'id: services'),
    told: [/sections: expected each id once, found "services" a second time$/],
  },
  {
    name: 'a text that no section shows',
    file: HOME,
    change: (s) => `${s}\nWords that are lost.\n`,
    told: [/text: expected a body section to show it \(- section: body\), .*found "Words that are lost\."$/],
  },
  {
    name: 'wrong nesting',
    file: HOME,
    change: (s) => edit(s, /^ {4}heading: Three ways across$/m, 'heading: Three ways across'),
    told: [/front matter: expected valid YAML|sections\.2\.heading/],
  },
  {
    name: 'a link without its slash',
    file: HOME,
    change: (s) => edit(s, 'link: /about', 'link: about'),
    told: [/sections\.1\.buttons\.1\.link: expected a link that starts with/],
  },
  {
    name: 'a javascript: link',
    file: HOME,
    change: (s) => edit(s, 'link: /about', 'link: javascript:alert(1)'),
    told: [/sections\.1\.buttons\.1\.link: expected a link that starts with/],
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
    name: 'a ninth news item',
    file: SITE,
    change: (s) =>
      edit(
        s,
        /^labels:/m,
        `${'  - title: More\n    date: "2020-01-01"\n    image: /drawings/news-1.svg\n    imageAlt: More\n'.repeat(7)}labels:`,
      ),
    told: [/news: expected at most 8 items, found a list of 9$/],
  },
  {
    name: 'a featured post that does not exist',
    file: HOME,
    change: (s) => edit(s, /slug: change-in.*/, 'slug: change-in-employe-engagement-perception'),
    told: [
      /sections\.6\.slug: expected the slug of a published post \(did you mean "change-in-employee-engagement-perception"\?\)/,
    ],
  },
]);
