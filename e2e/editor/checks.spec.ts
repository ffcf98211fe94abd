/** The editor's preview reports a draft's problems in the words of `npm run content`. */

import { expect, test } from '@playwright/test';
import { stringify } from 'yaml';
import { listFormFields, toLabel } from '../../editor/field-labels';
import { TABLE } from '../../editor/table-block';
import { writeBlock } from '../../lib/markdown/blocks/codec';
import { BLOCKS, isBlockName } from '../../lib/model/blocks';
import { readField } from '../../lib/model/walk';
import { ABOUT, fixtureFile, INDUSTRY, POST, SITE, STUDY } from '../support/content';
import { createChecks, type Data, DRAFT, edited, editedContent } from '../support/drafts';
import { copyContent } from '../support/unit';

const SERVICES = 'pages/it-services.md';
const description = String(fixtureFile(ABOUT).data.description);

type Change = Data | readonly [from: string | RegExp, to: string];
const PROBLEMS: readonly (readonly [file: string, change: Change, message: RegExp])[] = [
  [
    ABOUT,
    ['"/contact"', '"/contcat"'],
    /"Link" leads to \/contcat\. There is no such page\. Did you mean \/contact\?$/,
  ],
  [
    POST,
    [/$/, '\n\nSee [our prices](/no-such-page).\n'],
    /^The link "our prices" leads to \/no-such-page\. There is no such page\.$/,
  ],
  [POST, [/$/, '\n\nSee [our prices]().\n'], /^The link "our prices" needs a link such as .*00100\.$/],
  [INDUSTRY, { description }, /^Same description as "About .*"\. Write another\.$/],
  [
    ABOUT,
    ['"icon":"sluice"', '"icon":"sluise"'],
    /^Section \d, Cards and lists, Item 4, "Icon" needs one of these \(did you mean "sluice"\?\): .*, not "sluise"\.$/,
  ],
  [POST, [/^/, '# A second title\n\n'], /^"A second title" is Heading 1 below nothing\. Make it Heading 2\.$/],
  [POST, [/^/, '#### Our offices\n\n'], /^"Our offices" is Heading 4 below nothing\. Make it Heading 2\.$/],
  [
    POST,
    [/$/, '\n\n<div>boxed</div>\n'],
    /^The text at "<div>boxed<\/div>" needs plain words or Markdown: this site has no HTML/,
  ],
  [ABOUT, ['"/contact"', '"/a-draft"'], /"Link" needs a published page; this one is a draft, not "\/a-draft"\.$/],
  [
    'pages/contact.md',
    [/$/, '\n\nA text.\n'],
    /^This page does not show "Text"\. Add a section "Text" without paragraphs, or empty the field\.$/,
  ],
  [
    ...([INDUSTRY, { heroImage: '/drawings/helthcare.svg' }] as const),
    / needs an image that exists \(did you mean "\/drawings\/healthcare.svg"\?\)/,
  ],
  [SITE, ['"label":"Home","link":"/"', '"label":"Home"'], /^Menu entry 1 needs a link or a drop-down\.$/],
];

function change({ data, body }: ReturnType<typeof fixtureFile>, how: Change) {
  if (!Array.isArray(how)) return { data: JSON.parse(JSON.stringify({ ...data, ...how })), body };
  const [from, to] = how;
  if (typeof from !== 'string') return { data, body: body.replace(from, to) };
  return { data: JSON.parse(JSON.stringify(data).replace(from, to)), body };
}
const fileText = ({ data, body }: { data: Data; body: string }) => `---\n${stringify(data)}---\n${body}`;

test('reports each problem that the build reports, in the words of the form', () => {
  using content = copyContent();
  content.write(DRAFT.file, fileText({ data: DRAFT.data, body: '' }));
  const checks = createChecks();
  for (const [file, how, message] of PROBLEMS) {
    const changed = change(fixtureFile(file), how);
    const { problems } = checks.inspect(edited(file, changed)).check();
    expect.soft(problems.map(({ message }) => message)).toContainEqual(expect.stringMatching(message));
    const before = content.read(file);
    content.write(file, fileText(changed));
    const built = content.inspect();
    content.write(file, before);
    const notes = built.notes.filter((note) => note.file === `content/${file}`);
    expect.soft(problems.length, `${message}`).toBe(built.problems.length + notes.length);
  }
});

test('says what to do about a lost URL, at the field that loses it or that keeps it, until it is done', () => {
  const checks = createChecks();
  const lostIn = (file: string, fields: Data) => {
    const { problems } = checks.inspect(edited(file, change(fixtureFile(file), fields))).check();
    return problems.flatMap(({ keyPath, message }) => (/ published, /.test(message) ? [`${keyPath}: ${message}`] : []));
  };
  const elsewhere =
    'add it to "Redirects" of the page that replaces it, or to "Removed pages" in "Company, menu and footer".';
  expect(lostIn(STUDY, { draft: true })).toEqual([
    `draft: Note: /case-study/application-migration-iris is published, and a draft has no page. Once this is saved, ${elsewhere}`,
  ]);
  const post = `/${POST.replace('.md', '')}`;
  expect(lostIn(POST, { date: '2099-01-01' })).toEqual([
    `date: ${post} is published, and has no page before this date. Choose an earlier one, or ${elsewhere}`,
  ]);
  expect(lostIn(SERVICES, { alsoAt: undefined })).toEqual([
    `aliases: /services was published, and has no page now. Add it to "Redirects" here, or ${elsewhere}`,
  ]);
  // What the sentence says helps.
  expect(lostIn(SERVICES, { alsoAt: undefined, aliases: ['/services'] })).toEqual([]);

  const study = edited(STUDY, change(fixtureFile(STUDY), { draft: true }));
  const others = editedContent().filter(({ file }) => file !== study.file);
  checks.setContent([...others, study]);
  const url = '/case-study/application-migration-iris';
  expect(lostIn(STUDY, { draft: true }), 'the draft is saved').toEqual([
    expect.stringMatching(`^draft: Note: ${url} is`),
  ]);
  expect(lostIn(SITE, {})).toEqual([
    `gone: Note: ${url} was published, and has no page now. Add it to "Removed pages" here, or to "Redirects" of the page that replaces it.`,
  ]);
  expect(lostIn(SITE, { gone: [url] })).toEqual([]);
  expect(lostIn(ABOUT, {})).toEqual([]);
  const removed = edited(SITE, change(fixtureFile(SITE), { gone: [url] }));
  checks.setContent([...others.filter(({ file }) => file !== removed.file), removed, study]);
  expect(checks.inspect(study).check().problems, 'the draft has left its URL').toEqual([]);
});

test('reports each empty box of a form in a text once, by the names that the form shows', () => {
  const checks = createChecks();
  const { data } = fixtureFile(POST);
  const reported = (text: string) => {
    const { problems } = checks.inspect(edited(POST, { data, body: `A text.\n\n${text}\n\nAnother.` })).check();
    return problems.map(({ message }) => message);
  };
  for (const name of Object.keys(BLOCKS).filter(isBlockName)) {
    const { label, schema, example } = BLOCKS[name];
    expect(reported(writeBlock(name, example)), name).toEqual([]);
    for (const [key, field] of listFormFields(readField(schema))) {
      const empty = reported(writeBlock(name, { ...example, [key]: '' }));
      const box = `Text, ${label}, "${toLabel(key, field)}"`;
      expect.soft(empty, box).toEqual([`${box} is empty`]);
    }
    const untouched = reported(writeBlock(name, {}));
    expect.soft(untouched.length, `${name} as it was inserted`).toBeGreaterThan(0);
    for (const message of untouched) expect.soft(message).toMatch(new RegExp(`^Text, ${label}, ".*" is empty$`));
  }
  const photo = { image: '/drawings/home.svg', alt: 'A bridge' };
  const gallery = (second: object) => writeBlock('gallery', { images: [photo, second] });
  expect(reported(`${gallery(photo)}\n\n${gallery({ ...photo, alt: '' })}`)).toEqual([
    'Text, Image gallery 2, Image 2, "Alt text" is empty',
  ]);
  expect(reported('![A photo]()')).toEqual(['Text, Image needs a file, such as ![A photo](/images/team.jpg).']);
  const image = '![](/drawings/home.svg)';
  const { problems } = checks
    .inspect(
      edited(POST, {
        data,
        body: [image, TABLE.write({}), image, writeBlock('button', {}), '| One | Two |\n| --- | --- |\n| 1 | 2 |'].join(
          '\n\n',
        ),
      }),
    )
    .check();
  expect(
    problems.map(({ empty }) => empty),
    'to fill in',
  ).toEqual([
    'Text, Image 1, "Alt Text"',
    'Text, Table 1, "Rows"',
    'Text, Image 2, "Alt Text"',
    'Text, Button, "Button text"',
    'Text, Button, "Link"',
  ]);
  expect(reported('| | |\n| --- | --- |\n| One | Two |')).toEqual([
    expect.stringMatching(/^Text, Table needs the names of the columns/),
  ]);
  expect(reported(':::note\n:::')).toEqual([expect.stringMatching(/"Insert" menu/)]);
  expect(reported(':::button\ntext: a: b\n:::')).toEqual([expect.stringMatching(/^Text, Button needs .* YAML/)]);
});

test('takes the only post off the site once its URL is removed, and no section shows it', () => {
  const { problems } = createChecks()
    .inspect(edited(POST, change(fixtureFile(POST), { draft: true })))
    .check();
  expect(problems.map(({ keyPath, file = POST }) => `${file} ${keyPath}`)).toEqual([
    `${POST} draft`,
    expect.stringMatching(/^content\/pages\/home\.md sections\.\d\.slug$/),
  ]);
  expect(problems[1]?.message).toMatch(/, "Post" shows "Change in .*", which is not published\. Choose another\.$/);
});

test('reports what a draft lacks or gets wrong as notes: the website is built without it', () => {
  const { problems } = createChecks()
    .inspect({ file: 'content/blog/', data: { title: '', excerpt: 'Short', draft: true, titel: 'Six', body: '' } })
    .check();
  expect(problems.filter(({ isNote }) => !isNote)).toEqual([]);
  expect(problems.map(({ keyPath }) => keyPath)).toContain('titel');
  const named = problems.filter(({ keyPath }) => ['title', 'image', 'body'].includes(String(keyPath)));
  expect(named.map(({ empty }) => empty).sort(), 'each once').toEqual(['"Image"', '"Text"', '"Title"']);
});

test('reports a taken URL of a new page, unless the file gets a number', () => {
  const inspectNew = (from: string, folder: string) => {
    const { data, body } = fixtureFile(from);
    const fields = { ...data, body, title: 'Healthcare', description: `${description} Once more.` };
    const { problems } = createChecks()
      .inspect({ file: `content/${folder}/`, data: fields })
      .check();
    return problems.map(({ message }) => message).filter((message) => /URL|taken/.test(message));
  };
  const taken = expect.stringContaining('no other page has, not /healthcare, taken by');
  expect(inspectNew(ABOUT, 'pages')).toEqual([taken]);
  expect(inspectNew(INDUSTRY, 'industries')).toEqual([]);
});

test('lists links to every URL of a page and the sections that show it, where they are, and none to a new page', () => {
  const linksTo = (file: string, fixture: ReturnType<typeof fixtureFile>) =>
    createChecks().inspect(edited(file, fixture)).check().links;
  const links = linksTo(ABOUT, fixtureFile(ABOUT));
  expect(links).toContainEqual({
    message: 'Menu, "About Us": links to this page. Remove it or choose another.',
    entry: 'Company, menu and footer',
    file: 'content/site.md',
    keyPath: expect.stringMatching(/^navigation\.items\.\d+\.link$/),
    isNote: false,
  });
  const renamed = change(fixtureFile(ABOUT), { aliases: ['/contact'] });
  expect(linksTo(ABOUT, renamed).length, 'links to a URL that the page had before').toBeGreaterThan(links.length);
  expect(linksTo('pages/new.md', fixtureFile(ABOUT))).toEqual([]);
  expect(linksTo('products/ebmr.md', fixtureFile('products/ebmr.md'))).toContainEqual(
    expect.objectContaining({
      file: 'content/pages/about.md',
      keyPath: 'body',
      text: { words: 'still to come', nth: 0 },
    }),
  );
  expect(linksTo(POST, fixtureFile(POST))).toContainEqual(
    expect.objectContaining({
      message: expect.stringMatching(/, "Post" shows this page\. Choose another, or remove the section\.$/),
      entry: 'Home',
    }),
  );
});

test('names the day of a scheduled page, which is no draft', () => {
  const { data, body } = fixtureFile(POST);
  const readDay = (fields: Data) =>
    createChecks()
      .inspect(edited(POST, { data: { ...data, ...fields }, body }))
      .check().scheduledFor;
  expect(readDay({ date: '2099-11-30' })).toBe('November 30, 2099');
  expect(readDay({ date: '2099-11-30', draft: true })).toBeUndefined();
  expect(readDay({})).toBeUndefined();
});
