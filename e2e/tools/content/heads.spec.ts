/** Titles and descriptions that search engines would cut or take for one page stop the build. */
import { documentTitle } from '../../../lib/site/document-title';
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

test("a page's title stands before the site's name, or alone where there is no room for both", () => {
  expect(documentTitle('Contact', 'Spanwell')).toBe('Contact | Spanwell');
  const long = 'What a title of a post of fifty-six letters says to others';
  expect(documentTitle(long, 'Spanwell')).toBe(long);
  expect(documentTitle('Contact', 'A company with a name that is longer than fifty-six characters')).toBe('Contact');
});

const LONG = 'What a title of a post does to the head of its page when it is very long indeed';

test('a post whose title search engines would cut is refused', () => {
  const problems = problemsAfter(POST, (text) => edit(text, /^title: .*$/m, `title: ${LONG}`));
  expect(problems).toEqual([
    `content/${POST} title at most 65 characters, as search engines cut it there, or a shortTitle of that length`,
  ]);
});

test('a page whose title is too long is told so once', () => {
  const problems = problemsAfter('pages/about.md', (text) => edit(text, /^title: .*$/m, `title: ${LONG}`));
  expect(problems).toEqual(['content/pages/about.md title at most 65 characters']);
});

test('a short title makes room for a long one', () => {
  expect(problemsAfter(POST, (text) => edit(text, /^title: .*$/m, `title: ${LONG}\nshortTitle: A short one`))).toEqual(
    [],
  );
});

test('a company name of 44 letters is no problem of any page', () => {
  const rename = (text: string) => edit(text, 'name: Spanwell', 'name: The Spanwell Bridge and Building Company Ltd');
  expect(problemsAfter('site.md', rename)).toEqual([]);
});

test('what was updated before it was published is refused', () => {
  expect(problemsAfter(POST, (text) => edit(text, /^date:/m, 'updated: "2024-03-14"\ndate:'))).toEqual([
    `content/${POST} updated the day of publication, 2024-03-15, or a later one`,
  ]);
});

test('a line break in a title is refused', () => {
  expect(problemsAfter(POST, (text) => edit(text, /^title: .*$/m, 'title: |-\n  A title on\n  two lines'))).toEqual([
    `content/${POST} title text on one line`,
  ]);
});

test('two pages with one title, and two with one description, are refused', () => {
  const problems = problemsAfter('products/edi.md', (text) => edit(text, /^title: .*$/m, 'title: Contact'));
  expect(problems).toEqual(['content/products/edi.md title words no other page has']);
});
