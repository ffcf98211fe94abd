/** Every section by its example: what a page, the editor and a draft may count on. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { SECTIONS } from '../../components/sections';

type Drawn = { name: string; html?: string; titleHtml?: string; issues?: unknown };

// In one worker, and not where a list of tests is made: it takes a process of its own, and seconds.
test.describe.configure({ mode: 'default' });
let drawn: Drawn[] = [];
test.beforeAll(() => {
  test.setTimeout(180_000);
  const command = ['--import', 'tsx', 'e2e/support/render.tsx'];
  drawn = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }));
});

test('renders every section outside a build', () => {
  expect(drawn.map(({ name }) => name)).toEqual(Object.keys(SECTIONS));
});

for (const [name, { canBeTitle = false, label, hint }] of Object.entries(SECTIONS)) {
  test(`has a complete example of ${name}, with an id that links can name and without a second h1`, () => {
    const own = drawn.find((section) => section.name === name);
    expect(own?.issues).toBeUndefined();
    expect(own?.html).toContain('id="a-place"');
    expect(own?.html).not.toContain('<h1');
    expect((own?.titleHtml?.match(/<h1/g) ?? []).length).toBe(canBeTitle ? 1 : 0);
    expect(own?.html, 'no inline style').not.toMatch(/ style="/);
    expect([label, hint].join(' ').length).toBeGreaterThan(20);
  });
}
