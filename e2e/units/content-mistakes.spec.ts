/** Mistakes of people who write content, and the message for each. More of them: e2e/tools/content, block-problems.spec.ts. */
import { ABOUT, edit, expect, INDUSTRY, line, POST, PRODUCT, SITE, STUDY, test } from '../support/content';

type Row = readonly [name: string, file: string, change: (source: string) => string, message: string];

/** Adds lines to the end of a text. */
const add = (text: string) => (source: string) => `${source}\n${text}\n`;
const swap = (from: string | RegExp, to: string) => (source: string) => edit(source, from, to);
const field = (name: string, value: string) => swap(line(name), `${name}: ${value}`);

const MISTAKES: readonly Row[] = [
  // Example words
  [
    'an example in a field',
    POST,
    field('imageAlt', '"Image alt: write it here."'),
    'imageAlt: expected your own words in place of the example, found "Image alt: write it here."',
  ],
  [
    'the example of the text',
    POST,
    add('Write the text here, in markdown. More.'),
    'text: expected your own words in place of the example',
  ],
  [
    'lorem ipsum in a field',
    INDUSTRY,
    field('heroSubtitle', 'Lorem ipsum dolor sit amet.'),
    'heroSubtitle: expected your own words',
  ],
  [
    'lorem ipsum in the text',
    POST,
    add('Lorem ipsum dolor sit amet.'),
    'text: expected your own words in place of the example, found "Lorem ipsum dolor sit amet."',
  ],
  [
    'the missing span as picture',
    POST,
    field('image', '/drawings/missing-span.svg'),
    'image: expected a picture of your own, found "/drawings/missing-span.svg"',
  ],
  [
    "a section's example",
    ABOUT,
    swap('Pick the one closest to the problem on your desk.', 'A sentence that helps to choose.'),
    'sections.5.text: expected your own words',
  ],
  // Markdown that a page shows as it is written
  [
    'a heading without a space',
    POST,
    add('##Heading'),
    'heading: expected a space after the last #, found "##Heading"',
  ],
  [
    'a table without dashes',
    POST,
    add('| a | b |\n| 1 | 2 |'),
    'table: expected a line of dashes below the first row, with as many cells: |---|---|, found "| a | b |"',
  ],
  ['a table with too few dashes', POST, add('| a | b |\n|---|\n| 1 | 2 |'), 'table: expected a line of dashes'],
  [
    'a footnote without its text',
    POST,
    add('Words.[^9]'),
    'footnote: expected its text on a line of its own, such as [^1]: The source., found "[^9]"',
  ],
  [
    'the text of a footnote alone',
    POST,
    add('[^9]: Words.'),
    'footnote: expected a mark in the text that leads to it: [^9], found none',
  ],
  [
    'a space in a link',
    POST,
    add('See [about us] (/about).'),
    'link: expected no space between ] and (, found "[about us] (/about)"',
  ],
  ['a link the wrong way round', POST, add('See (about us)[/about].'), 'link: expected the words in square brackets'],
  ['bold with a space', POST, add('It is ** bold ** here.'), 'text: expected ** on both sides of the words'],
  [
    'a skipped heading',
    POST,
    add('## One\n\n#### Two'),
    'heading: expected ###, as no level may be skipped, found "#### Two"',
  ],
  [
    'a heading of the first level',
    POST,
    add('# One'),
    'heading: expected Heading 2, with two #: Heading 1 is the title of the page, found "# One"',
  ],
  [
    'an alt text that is a file name',
    POST,
    add('![IMG_2034.jpg](/drawings/home.svg)'),
    'picture: expected words for those who cannot see it',
  ],
  [
    'a file name in imageAlt',
    POST,
    field('imageAlt', 'DSC_0042'),
    'imageAlt: expected what the picture shows, not its file\'s name, found "DSC_0042"',
  ],
  [
    'a picture without alt text',
    POST,
    add('![](/drawings/home.svg)'),
    'picture: expected words for those who cannot see it',
  ],
  [
    'a link to nowhere',
    POST,
    add('[Us](/abuot)'),
    'link: expected the address of a page (did you mean "/about"?), found "/abuot"',
  ],
  ['a link without an address', POST, add('[Us]()'), 'link: expected an address, found nothing'],
  [
    'a link to a file of the content',
    POST,
    add('[Us](about.md)'),
    'link: expected an address from the root, such as /about',
  ],
  ['a link that runs code', POST, add('[Us](javascript:alert(1))'), 'link: expected an address that starts with'],
  // Front matter
  [
    'a colon in a title',
    POST,
    field('title', 'Bridges: a story of two'),
    ':2  title: expected quotes around a value that contains a colon: "Bridges: a story of two", found Bridges: a story of two',
  ],
  [
    'no space after a colon',
    POST,
    swap(/^date: /m, 'date:'),
    'front matter: expected a space after the colon, found "date:',
  ],
  [
    'a tab',
    'pages/home.md',
    (s) => s.replace(/^ {4}heading:/m, '	heading:'),
    'front matter: expected two spaces for each step to the right, found a tab',
  ],
  ['an apostrophe in quotes', POST, field('title', "'What's in a bridge'"), 'front matter: expected valid YAML'],
  ['a photo of an iPhone', POST, field('image', 'IMG_2034.HEIC'), 'image: expected a JPEG: on the iPhone'],
  [
    'a picture of another kind',
    POST,
    field('image', 'photo.tiff'),
    'image: expected a picture such as /drawings/home.svg or team.jpg',
  ],
  [
    'a picture that does not exist',
    POST,
    field('image', '/drawings/hoem.svg'),
    'image: expected a picture that exists',
  ],
  [
    'a phone number that is none',
    SITE,
    field('phone', 'call us'),
    'phone: expected a phone number such as +61 2 5550 0100, found "call us"',
  ],
  ['a number in words', PRODUCT, field('stage', 'many'), 'stage: expected a number, found "many"'],
  [
    'a link of mail without an address',
    ABOUT,
    (s) => s.replace(/link: \/contact/, 'link: mailto:us'),
    'link: expected a link that starts with /, #, https://, mailto: or tel:, found "mailto:us"',
  ],
  [
    'an old address without its slash',
    STUDY,
    field('order', '1\naliases: [old]'),
    'aliases.1: expected an address such as /services',
  ],
];

test('reports each mistake with its file, line and field', ({ content }) => {
  for (const [name, file, change, message] of MISTAKES) {
    content.write(file, change(content.read(file)));
    const own = content.problems().filter((problem) => problem.startsWith(`content/${file}:`));
    expect.soft(own.join('\n'), name).toContain(message);
    content.undo();
  }
});

test('reports what a draft still contains of its example as notes', ({ content }) => {
  content.edit(POST, line('date'), 'date: "2024-03-15"\ndraft: true\nuntil: "2024-03-16"');
  content.append(POST, '\nLorem ipsum.\n');
  const { problems, notes } = content.inspect();
  expect(problems.filter(({ file, field }) => file.endsWith(POST) && field === 'text')).toEqual([]);
  expect(notes).toContainEqual(expect.objectContaining({ field: 'text', found: '"Lorem ipsum."' }));
});

test('notes curly quotes around a value, which a page shows', ({ content }) => {
  content.edit(POST, line('title'), 'title: “Change in employee engagement”');
  const [note] = content.inspect().notes;
  expect(note).toMatchObject({ field: 'title', found: '"“Change in employee engagement”"' });
});
