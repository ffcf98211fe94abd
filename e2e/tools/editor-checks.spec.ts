/** What the editor's preview says of a draft, held against what `npm run content` says of the same file once saved. */
import { stringify } from 'yaml';
import { inspectContent } from '../support/content';
import { copyContent } from '../support/content-folder';
import { type Data, DRAFT, edited, inspectorOfFrozenContent, noPictures } from '../support/drafts';
import { frozenFile } from '../support/frozen';
import { expect, test } from '../support/test';

type Mistake = {
  name: string;
  file: string;
  change: (data: Data) => Data;
  /** The text below the fields, where it is the mistake. */
  body?: (text: string) => string;
  told: RegExp;
};

const POST = 'blog/change-in-employee-engagement-perception.md';
const ABOUT = 'pages/about.md';
const INDUSTRY = 'industries/healthcare.md';
const STUDY = 'case-studies/application-migration-iris.md';
const SERVICES = 'pages/it-services.md';
const description = String(frozenFile(ABOUT).data.description);
const replaced = (data: Data, from: string, to: string): Data => JSON.parse(JSON.stringify(data).replace(from, to));

const MISTAKES: readonly Mistake[] = [
  {
    name: 'a misspelt link',
    file: ABOUT,
    change: (data) => replaced(data, '"/contact"', '"/contcat"'),
    told: /link: expected the address of a page \(did you mean "\/contact"\?\), found "\/contcat"/,
  },
  {
    name: 'a title too long',
    file: ABOUT,
    change: (data) => ({ ...data, title: 'x'.repeat(66) }),
    told: /^title: expected at most 65/,
  },
  {
    name: 'a picture in the text without words',
    file: POST,
    change: (data) => data,
    body: (text) => `${text}\n\n![](/drawings/home.svg)\n`,
    told: /picture: expected words for those who cannot see it/,
  },
  {
    name: 'a description another page has',
    file: INDUSTRY,
    change: (data) => ({ ...data, description }),
    told: /description: expected words no other page has, found the same as in content\//,
  },
  {
    name: 'a wrong date',
    file: POST,
    change: (data) => ({ ...data, date: '15/03/24' }),
    told: /^date: expected YYYY-MM-DD, found "15/,
  },
  {
    name: 'an empty needed field',
    file: INDUSTRY,
    change: (data) => ({ ...data, heroTitle: '' }),
    told: /^heroTitle: expected some text/,
  },
  {
    name: 'an unknown icon',
    file: ABOUT,
    change: (data) => replaced(data, '"icon":"shield"', '"icon":"sheild"'),
    told: /icon: expected one of .* \(did you mean "shield"\?\), found "sheild"/,
  },
  {
    name: 'an address that is taken',
    file: ABOUT,
    change: (data) => ({ ...data, alsoAt: ['/healthcare'] }),
    told: /expected an address no other page has, found \/healthcare, taken by/,
  },
  {
    name: 'a title in the text',
    file: POST,
    change: (data) => data,
    body: (text) => `# A second title\n\n${text}`,
    told: /^Line 1 of the text, heading: expected two or more #/,
  },
  {
    name: 'HTML in the text',
    file: POST,
    change: (data) => data,
    body: (text) => `${text}\n\n<div>boxed</div>\n`,
    told: /^Note: Line \d+ of the text, text: expected markdown; HTML tags are left out of the page/,
  },
  {
    name: 'a link to a draft',
    file: ABOUT,
    change: (data) => replaced(data, '"/contact"', '"/a-draft"'),
    told: /link: expected a published page; this one is a draft, found "\/a-draft"/,
  },
  {
    name: 'a published page that becomes a draft',
    file: STUDY,
    change: (data) => ({ ...data, draft: true }),
    told: /^\/case-study\/application-migration-iris: expected a page, or the line "aliases: \[\/case-study\/application-migration-iris\]" in .*, found a draft$/,
  },
  {
    name: 'a further address that is taken away',
    file: SERVICES,
    change: ({ alsoAt: _, ...data }) => data,
    told: /^\/services: expected a page, or the line "aliases: \[\/services\]" in content\/pages\/it-services\.md, /,
  },
  {
    name: 'a picture that does not exist',
    file: INDUSTRY,
    change: (data) => ({ ...data, heroImage: '/drawings/helthcare.svg' }),
    told: /^heroImage: expected a picture that exists \(did you mean "\/drawings\/healthcare.svg"\?\)/,
  },
];

const fileText = (data: Data, body: string) => `---\n${stringify(data)}---\n${body}`;

test.describe('a mistake is told in the words of the build', () => {
  let content: ReturnType<typeof copyContent>;
  let inspector: ReturnType<typeof inspectorOfFrozenContent>;
  test.beforeAll(() => {
    content = copyContent();
    content.write(DRAFT.file, fileText(DRAFT.data, ''));
    inspector = inspectorOfFrozenContent();
  });
  test.afterAll(() => content.dispose());

  test('nothing is wrong with content that builds, and it is on its page', () => {
    for (const file of [POST, ABOUT, INDUSTRY, 'site.md', 'shared/search.md']) {
      const { check, site, document } = inspector.inspect(edited(file, frozenFile(file)));
      expect(check().problems, file).toEqual([]);
      if (document?.address) expect([...(site?.routes.keys() ?? [])], file).toContain(document.address);
    }
  });

  for (const { name, file, change, body = (text: string) => text, told } of MISTAKES) {
    test(name, () => {
      const frozen = frozenFile(file);
      const [data, text] = [change(frozen.data), body(frozen.body)];
      const problems = inspector.inspect(edited(file, { data, body: text })).check().problems;
      expect(problems.map(({ words }) => words)).toContainEqual(expect.stringMatching(told));
      const before = content.read(file);
      content.write(file, fileText(data, text));
      const checked = inspectContent(content.root);
      content.write(file, before);
      const words = [...checked.problems, ...checked.notes].map(
        ({ field, expected, found }) => `${field}: expected ${expected}, found ${found}`,
      );
      expect(problems.map(({ words: said }) => said.replace(/^(Note: )?(Line \d+ of the text, )?/, '')).sort()).toEqual(
        words.sort(),
      );
    });
  }
});

test('an address that an edit loses is told at the field that loses it, or that keeps it', () => {
  const inspector = inspectorOfFrozenContent();
  const keysOf = (file: string, change: (data: Data) => Data) => {
    const { data, body } = frozenFile(file);
    const { problems } = inspector.inspect(edited(file, { data: change(data), body })).check();
    return problems.filter(({ words }) => words.includes('aliases: [')).map(({ keyPath, file: of }) => [keyPath, of]);
  };
  expect(keysOf(STUDY, (data) => ({ ...data, draft: true }))).toEqual([['draft', undefined]]);
  expect(keysOf(POST, (data) => ({ ...data, date: '2999-01-01' }))).toEqual([['date', undefined]]);
  expect(keysOf(SERVICES, ({ alsoAt: _, ...data }) => data)).toEqual([['aliases', undefined]]);
  // The line that is offered mends it.
  expect(keysOf(SERVICES, ({ alsoAt: _, ...data }) => ({ ...data, aliases: ['/services'] }))).toEqual([]);
});

test('a new page whose name is taken says so before it is saved', () => {
  const { data, body } = frozenFile(ABOUT);
  const draft = inspectorOfFrozenContent().inspect({
    file: 'content/pages/',
    data: { ...data, body, title: 'Healthcare', description: `${description} Once more.` },
  });
  expect(draft.check().problems.map(({ words }) => words)).toContainEqual(
    expect.stringMatching(/expected an address no other page has, found \/healthcare, taken by/),
  );
});

test('a file to download is drawn with its size, as on its page', () => {
  const { data } = frozenFile(POST);
  const body = ':::file\n[The logo as a drawing](/icons/favicon.svg)\n:::';
  const { site, document } = inspectorOfFrozenContent().inspect(edited(POST, { data, body }));
  const posts = site?.collections.find(({ collection }) => collection.folder === 'blog')?.entries;
  expect(posts?.find(({ path }) => path === document?.address)?.text().html).toMatch(/\(SVG, \d[\d.]* kB\)/);
});

test('a photo too heavy is told at its field', () => {
  const fault = { expected: 'a picture of at most 20 MB', found: '21.0 MB' };
  const { data, body } = frozenFile(INDUSTRY);
  const inspector = inspectorOfFrozenContent({
    ...noPictures,
    names: () => ['/images/team.jpg'],
    faultOf: (name) => (name === '/images/team.jpg' ? fault : undefined),
  });
  expect(
    inspector.inspect(edited(INDUSTRY, { data: { ...data, heroImage: '/images/team.jpg' }, body })).check().problems,
  ).toEqual([
    { words: 'heroImage: expected a picture of at most 20 MB, found 21.0 MB', keyPath: 'heroImage', isNote: false },
  ]);
});

test('a draft that is not whole yet is drawn all the same: cut, as it was, or with an example', () => {
  const inspector = inspectorOfFrozenContent();
  const { data, body } = frozenFile(ABOUT);
  const sections = (list: unknown) => edited(ABOUT, { data: { ...data, sections: list }, body });
  const written = data.sections as Data[];
  inspector.inspect(sections(written));
  const drawn = (list: unknown) => inspector.inspect(sections(list)).document?.data as { sections: Data[] };
  expect(drawn([{ ...written[0], heading: '' }, ...written.slice(1)]).sections[0]?.heading).toBe(written[0]?.heading);
  expect(drawn([...written, { section: 'statement' }]).sections.at(-1)).toMatchObject({
    section: 'statement',
    figure: expect.any(String),
  });
  expect(drawn([...written, { section: 'no-such-section' }]).sections).toHaveLength(written.length);
  const long = inspector.inspect(edited(ABOUT, { data: { ...data, title: 'y'.repeat(80) }, body }));
  expect(long.site?.routes.get('/about')?.page.title).toBe('y'.repeat(65));
});
