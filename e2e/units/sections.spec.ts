/** Every section by its example: what a page and the editor may count on. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { SECTIONS } from '../../lib/model/sections';
import type { SectionDefinition } from '../../lib/model/sections/definition';

type Rendered = { name: string; html: string; titleHtml: string; twice: string };

// A hook of one worker: rendering takes another process and seconds, which a list of tests does not need.
test.describe.configure({ mode: 'default' });
let rendered: Rendered[] = [];
test.beforeAll(() => {
  test.setTimeout(180_000);
  const command = ['--import', 'tsx', 'e2e/support/render.tsx'];
  rendered = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
  );
});

test('renders every section outside a build', () => {
  expect(rendered.map(({ name }) => name)).toEqual(Object.keys(SECTIONS));
});

for (const [name, { canBeTitle = false, label, hint }] of Object.entries<SectionDefinition>(SECTIONS)) {
  test(`has a complete example of ${name}, with an id that links can name and without a second h1`, () => {
    const section = rendered.find((candidate) => candidate.name === name);
    expect(section?.html).toContain('id="a-place"');
    expect(section?.html).not.toContain('<h1');
    expect((section?.titleHtml?.match(/<h1/g) ?? []).length).toBe(canBeTitle ? 1 : 0);
    expect(section?.html, 'no inline style').not.toMatch(/ style="/);
    expect([label, hint].join(' ').length).toBeGreaterThan(20);
  });
}

test('gives figures of two equal sections without an id names of their own', () => {
  const withRadios = rendered.filter(({ twice }) => twice.includes('type="radio"'));
  expect(withRadios.map(({ name }) => name)).toEqual(expect.arrayContaining(['framework', 'proof']));
  for (const { name, twice } of withRadios) {
    expect.soft(new Set(valuesOf('name', twice)).size, name).toBe(2);
    const ids = valuesOf('id', twice);
    expect.soft(new Set(ids).size, `ids of two ${name}`).toBe(ids.length);
  }
});

const valuesOf = (attribute: string, html: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);
