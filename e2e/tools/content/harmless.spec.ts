/** What looks unusual and does no harm. */
import { entriesOf, formatProblem, inspectContent } from '../../support/content';
import { POST } from '../../support/content-cases';
import { copyContent, edit } from '../../support/content-folder';
import { expect, test } from '../../support/test';

test.describe('accepts what is harmless', () => {
  const HARMLESS: Record<string, (source: string) => string> = {
    'a byte order mark': (source) => `\uFEFF${source}`,
    'Windows line ends': (source) => source.replaceAll('\n', '\r\n'),
    'old Macintosh line ends': (source) => source.replaceAll('\n', '\r'),
    'blanks behind the fences': (source) => edit(source, /^---$/m, '---  '),
    'comments in the front matter': (source) => edit(source, /^date:/m, '# when it was written\ndate:'),
    'a date without quotes': (source) => edit(source, /^date: .*$/m, 'date: 2024-03-15'),
    'the slug repeated as a field': (source) =>
      edit(source, /^date:/m, 'slug: change-in-employee-engagement-perception\ndate:'),
    'pictures, hidden files and the manual beside it': (source) => source,
    'a body of 2 MB': (source) => `${source}\n${'word '.repeat(400_000)}\n`,
    'an anchor used twice': (source) => edit(source, /^date: .*$/m, 'date: &day "2024-03-15"\nupdated: *day'),
    'a rule in the body': (source) => `${source}\n---\n\nAfter the rule.\n`,
  };
  for (const [name, change] of Object.entries(HARMLESS)) {
    test(name, () => {
      const content = copyContent();
      try {
        content.write(POST, change(content.read(POST)));
        for (const beside of ['blog/bridge.png', 'blog/.DS_Store', 'README.md']) content.write(beside, 'not content');
        const inspection = inspectContent(content.root);
        expect(inspection.problems.map(formatProblem)).toEqual([]);
        expect(entriesOf(inspection, 'blog').map(({ slug, data }) => [slug, data.date])).toEqual([
          ['change-in-employee-engagement-perception', '2024-03-15'],
        ]);
      } finally {
        content.dispose();
      }
    });
  }
});
