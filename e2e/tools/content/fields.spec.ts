/** Wrong fields stop the build; the message has file, line, field, what was expected and what was found. */

import { documentTitle } from '../../../lib/site/metadata';
import { findPage } from '../../../lib/site/pages';
import { readCases, textOrPattern } from '../../support/cases';
import { edit, expect, line, POST, SITE, test } from '../../support/content';

const LONG = 'What a title of a post does to the head of its page when it is very long indeed';

for (const [kind, cases] of Object.entries<string[][]>(readCases('content-fields'))) {
  test(`reports wrong ${kind}`, ({ content }) => {
    for (const [file = '', from = '', to = '', ...messages] of cases) {
      content.edit(file, /^\w+:$/.test(from) ? line(from.slice(0, -1)) : textOrPattern(from), to);
      const problems = content.problems().filter((problem) => problem.startsWith(`content/${file}:`));
      for (const message of messages)
        expect
          .soft(problems.join('\n'), `${file}: ${to}`.slice(0, 90))
          .toEqual(
            message.startsWith('/')
              ? expect.stringMatching(new RegExp(message.slice(1, -1), 'm'))
              : expect.stringContaining(message),
          );
      if (kind === 'metadata' || kind === 'once') expect.soft(content.problems(), 'and once').toHaveLength(1);
      content.undo();
    }
  });
}

test('shortens a found text of 30,000 characters', ({ content }) => {
  content.edit(POST, line('title'), `title: ${'x'.repeat(30_000)}`);
  const message = /^.{0,220}title: expected at most 90 characters, found "x{59}…" \(30000 characters\)$/;
  expect(content.problems()).toContainEqual(expect.stringMatching(message));
});

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

test('reports what a draft lacks as notes that stop nobody, and as problems once it is published', ({ content }) => {
  const title = 'title: Five questions about the cloud';
  content.write('blog/cloud.md', `---\n${title}\ndraft: true\ndate:\nexcerpt: Too short\nimage: ""\n---\n`);
  const draft = content.inspect();
  expect(draft.problems).toEqual([]);
  const lacking = draft.notes.map(({ field, expected, found }) => `${field}: ${expected}, ${found}`);
  expect(lacking).toEqual(
    expect.arrayContaining([
      'date: text, an empty field',
      'excerpt: at least 50 characters, "Too short"',
      expect.stringMatching(/^image: .*, ""$/),
    ]),
  );
  expect(findPage(content.site({ withDrafts: true }), '/blog/cloud'), 'has no page yet').toBeUndefined();
  content.edit('blog/cloud.md', 'draft: true\n', '');
  const published = content.inspect();
  const problems = published.problems.map(({ field, expected, found }) => `${field}: ${expected}, ${found}`);
  expect(problems).toEqual(expect.arrayContaining(lacking));
});

test('lists what a draft gets wrong, and creates the site without it', ({ content }) => {
  const mistakes = {
    'blog/dated.md': '---\ntitle: Five questions\ndraft: true\ndate: "15/03/26"\ntitel: Six\n---\n',
    'blog/broken.md': '---\ntitle: "Six\ndraft: true\n---\n',
    'blog/linked.md':
      '---\ntitle: Seven questions\ndraft: true\n---\n\n[To nowhere](/nowhere)\n\n:::fiel\nA block\n:::\n',
    'industries/lims.md': '---\ntitle: A page with the URL of another\ndraft: true\n---\n',
    'pages/second.md': edit(
      content.read('pages/about.md'),
      /^title:/m,
      'draft: true\naliases: [/contact]\ntitle:',
    ).replaceAll('/drawings/', '/drawings/missing-'),
  };
  for (const [name, text] of Object.entries(mistakes)) content.write(name, text);
  const { problems, notes } = content.inspect();
  expect(problems).toEqual([]);
  const noted = notes.map(({ file, field }) => `${file} ${field}`);
  expect(noted).toEqual(
    expect.arrayContaining([
      'content/blog/broken.md title',
      'content/blog/dated.md date',
      'content/blog/dated.md titel',
      'content/blog/linked.md link',
      'content/industries/lims.md file name',
      expect.stringMatching(/^content\/pages\/second\.md aliases/),
    ]),
  );
  const { products } = content.site({ withDrafts: true });
  expect(products.find(({ path }) => path === '/lims')?.title).not.toContain('another');
});
