/** Wrong fields stop the build; the message has file, line, field, what was expected and what was found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases, textOrPattern } from '../../e2e/support/cases';
import { edit, line, POST, SITE } from '../../e2e/support/content';
import { EDITS } from '../../e2e/support/edits';
import { assertAllLike, assertSome, useContent } from '../../e2e/support/unit';
import { formatPath, type Problem } from '../model/problems';
import { findPage } from '../site/pages';

const content = useContent();

for (const [kind, cases] of Object.entries<string[][]>(readCases('content-fields'))) {
  test(`reports wrong ${kind}`, () => {
    for (const [file = '', from = '', to = '', ...messages] of cases) {
      content.edit(file, /^\w+:$/.test(from) ? line(from.slice(0, -1)) : textOrPattern(from), to);
      const problems = content.problems();
      const ofFile = problems.filter((problem) => problem.startsWith(`content/${file}:`));
      for (const message of messages) assertSome(ofFile, textOrPattern(message), `${file}: ${to}`.slice(0, 90));
      if (kind === 'metadata' || kind === 'once') assert.equal(problems.length, 1, `${file}: ${problems.join('\n')}`);
      content.undo();
    }
  });
}

test('accepts a long title with a short one, and a company name of 44 characters', () => {
  const long = 'What a title of a post does to the head of its page when it is very long indeed';
  content.edit(POST, line('title'), `title: ${long}\nshortTitle: A short one`);
  content.edit(SITE, 'name: Spanwell', 'name: The Spanwell Bridge and Building Company Ltd');
  assert.deepEqual(content.problems(), []);
});

test('reports an update after the day of the build', () => {
  content.edit(POST, line('date'), 'date: "2024-03-15"\nupdated: "2026-11-23"');
  assertAllLike(content.problems('2026-11-22'), [
    /updated: expected the day of the build, 2026-11-22, or an earlier one, found "2026-11-23"$/,
  ]);
  assert.deepEqual(content.problems('2026-11-23'), []);
});

test('accepts all edits of marketing', () => {
  for (const apply of Object.values(EDITS)) apply(content);
  assert.deepEqual(content.problems(), []);
});

test('asks for the text of a post, and of a page with a section for it', () => {
  const withoutText = (name: string) => content.read(name).replace(/^(---\n[\s\S]*?\n---\n)[\s\S]*$/, '$1');
  for (const name of ['pages/accessibility.md', POST]) content.write(name, withoutText(name));
  assertAllLike(content.problems(), [
    /blog\/change-in-.*body: expected a text below the second ---, found nothing$/,
    /pages\/accessibility\.md.*body: expected a text below the second ---, found nothing$/,
  ]);
});

test('reports what a draft lacks as notes, leaves it out, and stops once it is published', () => {
  const title = 'title: Five questions about the cloud';
  content.write('blog/cloud.md', `---\n${title}\ndraft: true\ndate:\nexcerpt: Too short\nimage: ""\n---\n`);
  const draft = content.inspect();
  assert.deepEqual(draft.problems, []);
  const toText = ({ path, expected, found }: Problem) => `${formatPath(path)}: ${expected}, ${found}`;
  const lacking = draft.notes.map(toText);
  for (const wanted of [
    'date: a day from 1990 to 2099, such as 2026-12-01, an empty field',
    'excerpt: at least 50 characters, "Too short"',
    /^image: .*, ""$/,
  ])
    assertSome(lacking, wanted);
  assert.equal(findPage(content.site({ withDrafts: true }), '/blog/cloud'), undefined, 'no page with holes');
  content.edit('blog/cloud.md', 'draft: true\n', '');
  const problems = content.inspect().problems.map(toText);
  for (const lack of lacking) assertSome(problems, lack);
});

test('lists what a draft gets wrong, and creates the site without it', () => {
  const about = edit(content.read('pages/about.md'), /^title:/m, 'draft: true\naliases: [/contact]\ntitle:');
  const invalid = {
    'blog/dated.md': '---\ntitle: Five questions\ndraft: true\ndate: "15/03/26"\ntitel: Six\n---\n',
    'blog/broken.md': '---\ntitle: "Six\ndraft: true\n---\n',
    'blog/linked.md':
      '---\ntitle: Seven questions\ndraft: true\n---\n\n[To nowhere](/nowhere)\n\n:::fiel\nA block\n:::\n',
    'industries/lims.md': '---\ntitle: A page with the URL of another\ndraft: true\n---\n',
    'pages/second.md': about.replaceAll('/drawings/', '/drawings/missing-'),
  };
  for (const [name, text] of Object.entries(invalid)) content.write(name, text);
  const { problems, notes } = content.inspect();
  assert.deepEqual(problems, []);
  const noted = notes.map(({ file, path }) => `${file} ${formatPath(path)}`);
  for (const note of [
    'content/blog/broken.md ',
    'content/blog/dated.md date',
    'content/blog/dated.md titel',
    'content/blog/linked.md link',
    'content/industries/lims.md file name',
    'content/pages/second.md aliases',
  ])
    assertSome(noted, note);
  const { products } = content.site({ withDrafts: true });
  assert.doesNotMatch(products.find(({ path }) => path === '/lims')?.title ?? '', /another/);
});

test('reports images without alt text, headings of level 1 and broken links of a text', () => {
  const first = content.read(POST).split('\n').length + 1;
  const { lines, problems: wanted }: { lines: string[]; problems: [number, string][] } = readCases('wrong-links');
  content.append(POST, `\n${lines.join('\n\n')}\n`);
  const found = content.problems();
  assert.equal(found.length, wanted.length, found.join('\n'));
  for (const [at, [index, words]] of wanted.entries())
    assert.ok(found[at]?.startsWith(`content/${POST}:${first + 2 * index}  ${words}`), `${words}: ${found[at]}`);
});

test('checks links in front matter: of pages, of the navigation, to drafts', () => {
  content.edit('pages/home.md', 'link: /about', 'link: /abaut');
  content.edit('industries/integration-services.md', 'link: /financial-services', 'link: /edi');
  content.edit('site.md', 'link: /lims', 'link: /lims#end');
  content.edit('products/edi.md', /^order:/m, 'draft: true\norder:');
  assertAllLike(content.problems(), [
    /integration-services\.md:\d+ {2}capabilitiesSection\.capabilities\.1\.link: expected a published page; this one is a draft, found "\/edi"$/,
    /home\.md:\d+ {2}sections\.\d+\.buttons\.\d+\.link: expected .*"\/about".*, found "\/abaut"$/,
    /site\.md:\d+ {2}navigation\.items\.4\.items\.3\.link: expected a published page; .*, found "\/edi"$/,
    /site\.md:\d+ {2}navigation\.items\.4\.items\.4\.link: expected a section or a heading on \/lims.*, found "\/lims#end"$/,
  ]);
});
