/** Files that cannot be read as content. */
import { anew, field, HOME, POST, STUDY, testCases } from '../../support/content-cases';
import { edit } from '../../support/content-folder';

const NOT_YAML = /front matter: expected front matter in plain YAML between two lines of ---/;

testCases([
  {
    name: 'bad YAML',
    file: POST,
    change: field('title', '"never closed'),
    told: [/front matter: expected valid YAML, found /],
  },
  {
    name: 'a tab for indentation',
    file: HOME,
    change: (s) => edit(s, '\n    heading:', '\n\t  heading:'),
    told: [/front matter: expected valid YAML, found .*[Tt]ab/],
  },
  {
    name: 'a key given twice',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'title: Twice the title\ndate:'),
    told: [/:\d+ {2}front matter: expected each field once, found "title" a second time$/],
  },
  {
    name: 'a key given twice and a wrong date, in one run',
    file: POST,
    change: (s) => edit(s, /^date: .*$/m, 'title: Twice the title\ndate: soon'),
    told: [/"title" a second time$/, /date: expected YYYY-MM-DD, found "soon"$/],
  },
  {
    name: 'two breaks of YAML, in one run',
    file: POST,
    change: (s) => edit(s, /^date: .*$/m, 'date: @day\nexcerpt: `more`'),
    told: [/:3 {2}front matter: expected valid YAML/, /:4 {2}front matter: expected valid YAML/],
  },
  {
    name: 'unclosed front matter',
    file: POST,
    change: (s) => edit(s, /\n---\n/, '\n'),
    told: [/:1 {2}front matter: expected a closing line of ---, found none$/],
  },
  { name: 'no front matter', file: POST, change: (s) => edit(s, /^---\n[\s\S]*?\n---\n/, ''), told: [NOT_YAML] },
  {
    name: 'an empty file',
    file: POST,
    change: anew(''),
    told: [/:1 {2}front matter: expected .*, found an empty file$/],
  },
  { name: 'a file of blanks', file: STUDY, change: anew(' \n\n'), told: [/found an empty file$/] },
  {
    name: 'front matter of comments only',
    file: STUDY,
    change: anew('---\n# nothing\n---\n'),
    told: [/:1 {2}title: expected text, found nothing/],
  },
  {
    name: 'front matter of no lines',
    file: STUDY,
    change: anew('---\n---\n'),
    told: [/:1 {2}title: expected text, found nothing/],
  },
  {
    name: 'a table pasted into the front matter',
    file: POST,
    change: anew(`---\n${Array.from({ length: 60_000 }, (_, row) => `row${row}: x\n`).join('')}---\n`),
    told: [/:1 {2}front matter: expected at most 2000 lines, found 60000$/],
  },
  {
    name: 'brackets without end',
    file: POST,
    change: anew(`---\ntitle: ${'['.repeat(50_000)}\n---\n`),
    told: [/front matter: expected valid YAML, found /],
  },
  {
    name: 'a value from an anchor',
    file: POST,
    change: (s) => edit(s, /^title:/m, 'base: &base { draft: true }\n<<: *base\ntitle:'),
    told: [/base: expected one of the fields/, /<<: expected one of the fields [^()]*, found an unknown field$/],
  },
  {
    name: 'a control character',
    file: POST,
    change: (s) => edit(s, 'title: Change', 'title: Ch\0ange'),
    told: [/:2 {2}file: expected text saved as UTF-8, found a character that is none after "title: Ch"$/],
  },
  {
    name: 'front matter that is a list',
    file: STUDY,
    change: anew('---\n- a\n- b\n---\n'),
    told: [/front matter: expected/],
  },
  {
    name: 'front matter that is one word',
    file: STUDY,
    change: anew('---\nhello\n---\n'),
    told: [/front matter: expected/],
  },
  {
    name: 'JavaScript front matter (js)',
    file: STUDY,
    change: anew('---js\n{ title: process.exit(7) }\n---\n'),
    told: [NOT_YAML],
  },
  {
    name: 'JavaScript front matter (javascript)',
    file: STUDY,
    change: anew('---javascript\n{ title: process.exit(7) }\n---\n'),
    told: [NOT_YAML],
  },
  { name: 'JSON front matter', file: STUDY, change: anew('---json\n{ "title": "x" }\n---\n'), told: [NOT_YAML] },
  { name: 'CoffeeScript front matter', file: STUDY, change: anew('---coffee\ntitle: 1\n---\n'), told: [NOT_YAML] },
  {
    name: 'a YAML tag that makes code',
    file: STUDY,
    change: anew('---\ntitle: !!js/function "function () {}"\n---\n'),
    told: [/(front matter|title): expected/],
  },
  {
    name: 'aliases that grow without end',
    file: STUDY,
    change: anew(
      `---\na: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghij'.replace(/./g, (k, i) => `${k}: &${k} [${Array(9).fill(`*${'abcdefghij'[i]}`).join(', ')}]\n`)}---\n`,
    ),
    told: [/front matter: expected valid YAML, found Excessive alias count/],
  },
]);
