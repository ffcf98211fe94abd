/** Articles as markdown: what the file says, with full addresses. */
import { frozenFile } from '../support/frozen';
import { expect, test } from '../support/test';

for (const [route, file] of [
  ['/blog/change-in-employee-engagement-perception', 'blog/change-in-employee-engagement-perception.md'],
  ['/case-study/application-migration-iris', 'case-studies/application-migration-iris.md'],
  ['/case-study/application-development-circular-economy', 'case-studies/application-development-circular-economy.md'],
  ['/case-study/healthcare-integrations-assessment', 'case-studies/healthcare-integrations-assessment.md'],
] as const) {
  test(`${route}.md is the page as markdown`, ({ site }) => {
    const text = site.read(`${route.slice(1)}.md`);
    const { data, body } = frozenFile(file);
    expect(text.startsWith(`# ${data.title}\n`)).toBe(true);
    // Links aside: those to the site's pages have become full addresses.
    const words = (source: string) => source.trim().replace(/\]\([^)]*\)/g, ']');
    // Of a block, what stands between its colons, under its title.
    const plain = body.replace(/^:::\w+\[(.*)\].*\n/gm, '**$1**\n\n').replace(/\n:::$/gm, '');
    expect(words(text).endsWith(words(plain))).toBe(true);
    expect(text).not.toMatch(/\]\(\//);
  });
}
