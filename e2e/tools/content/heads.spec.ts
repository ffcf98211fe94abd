/** Titles and descriptions that search engines would cut or take for one page stop the build. */
import { headTitle, roomForTitle } from '../../../lib/head-title';
import { inspectContent } from '../../support/content';
import { copyContent, edit } from '../../support/content-folder';
import { expect, test } from '../../support/test';

const POST = 'blog/change-in-employee-engagement-perception.md';

/** What is wrong once a file has been changed. */
function problemsAfter(file: string, change: (text: string) => string): string[] {
  const content = copyContent();
  try {
    content.write(file, change(content.read(file)));
    return inspectContent(content.root).problems.map(
      (problem) => `${problem.file} ${problem.field} ${problem.expected}`,
    );
  } finally {
    content.dispose();
  }
}

test("a page's title stands before the site's name", () => {
  expect(headTitle('Contact', 'Spanwell')).toBe('Contact | Spanwell');
  expect(roomForTitle('Spanwell')).toBe(54);
});

const LONG = 'What a very long title of a post does to the head of its page';

test('a post whose title leaves no room for the name of the site is refused', () => {
  const problems = problemsAfter(POST, (text) => edit(text, /^title: .*$/m, `title: ${LONG}`));
  expect(problems).toEqual([
    `content/${POST} title at most 54 characters, as "Spanwell" stands beside it in search results, or a shortTitle of that length`,
  ]);
});

test('a short title makes room for a long one', () => {
  expect(problemsAfter(POST, (text) => edit(text, /^title: .*$/m, `title: ${LONG}\nshortTitle: A short one`))).toEqual(
    [],
  );
});

test("a longer company name is counted with every page's title", () => {
  const problems = problemsAfter('site.md', (text) =>
    edit(text, 'name: Spanwell', 'name: The Spanwell Bridge and Building Company'),
  );
  expect(problems.length).toBeGreaterThan(3);
  expect(problems[0]).toContain('at most 22 characters, as "The Spanwell Bridge and Building Company"');
});

test('two pages with one title, and two with one description, are refused', () => {
  const problems = problemsAfter('products/edi.md', (text) => edit(text, /^title: .*$/m, 'title: Contact'));
  expect(problems).toEqual(['content/products/edi.md title words no other page has']);
});
