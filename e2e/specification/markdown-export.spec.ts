/** Articles as markdown: the text of the file, with full URLs. */
import { fixtureFile } from '../support/fixture-content';
import { expect, test } from '../support/test';

test('exports articles as markdown', ({ site }) => {
  for (const [route, file] of [
    ['blog/change-in-employee-engagement-perception', 'blog/change-in-employee-engagement-perception'],
    ...[
      'application-migration-iris',
      'application-development-circular-economy',
      'healthcare-integrations-assessment',
    ].map((slug) => [`case-study/${slug}`, `case-studies/${slug}`] as const),
  ] as const) {
    const text = site.read(`${route}.md`);
    const { data, body } = fixtureFile(`${file}.md`);
    expect(text.startsWith(`# ${data.title}\n`)).toBe(true);
    // Links to pages have become full URLs.
    const words = (source: string) => source.trim().replace(/\]\([^)]*\)/g, ']');
    // A block becomes its text, under its title.
    const plain = body.replace(/^:::\w+\[(.*)\].*\n/gm, '**$1**\n\n').replace(/\n:::$/gm, '');
    expect(words(text).endsWith(words(plain)), route).toBe(true);
    expect(text).not.toMatch(/\]\(\//);
  }
});
