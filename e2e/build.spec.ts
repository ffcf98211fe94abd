/** What only a build can show: the same bytes twice, and a page for a new file without a change of code. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, cloneProject } from './support/clone';
import { edit } from './support/content-folder';
import { listOut } from './support/export';

/** What names the build of out/: next.config.mjs takes it from the same places. */
const COMMIT = process.env.SOURCE_COMMIT ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

/** Every file of out/ with the hash of its bytes. */
function fingerprint(root: string): Record<string, string> {
  const out = path.join(root, 'out');
  const hash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(out, file)))
      .digest('hex');
  return Object.fromEntries(listOut(out).map((file) => [file, hash(file)]));
}

/** No two pages may say the same of themselves. */
const described = (source: string, subject: string) =>
  edit(
    source,
    /^description: (>-\n( {2}.*\n)+|.*\n)/m,
    `description: A page of the build test about ${subject}, which no visitor sees.\n`,
  );

test('two builds of one commit at two places are the same byte for byte; new content files become pages', () => {
  test.setTimeout(600_000);
  const here = cloneProject();
  try {
    build(here, COMMIT);
    const first = fingerprint(process.cwd());
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(fingerprint(here)).toEqual(first);

    const copy = (from: string, to: string, change: (source: string) => string) =>
      fs.writeFileSync(path.join(here, 'content', to), change(fs.readFileSync(path.join('content', from), 'utf8')));
    copy('industries/healthcare.md', 'industries/manufacturing.md', (source) =>
      edit(
        edit(described(source, 'plants and the people'), /^title: .*$/m, 'title: Manufacturing'),
        /^navLabel: .*$/m,
        'navLabel: Manufacturing',
      ),
    );
    copy('products/lims.md', 'products/mes.md', (source) =>
      edit(
        edit(described(source, 'orders and machines'), /^title: .*$/m, 'title: Manufacturing execution'),
        /^heading: .*$/m,
        'heading: MES',
      ),
    );
    build(here);
    const page = (name: string) => fs.readFileSync(path.join(here, 'out', name), 'utf8');
    expect(page('manufacturing.html')).toContain('<title>Manufacturing | Spanwell</title>');
    expect(page('manufacturing.html')).toContain(
      '<link rel="canonical" href="https://www.spanwell.example/manufacturing"/>',
    );
    expect(page('mes.html')).toMatch(/<h1[^>]*>MES<\/h1>/);
    expect(page('mes.html')).toContain('Coming Soon');
    expect(page('life-sciences.html'), 'its neighbours link to it').toContain('href="/manufacturing"');
    expect(page('edi.html'), 'its neighbours link to it').toContain('href="/mes"');
  } finally {
    fs.rmSync(here, { recursive: true });
  }
});

test('wrong content stops the build, and leaves no half of one', () => {
  test.setTimeout(300_000);
  const root = cloneProject();
  try {
    const file = path.join(root, 'content/products/lims.md');
    fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8'), /^stage: .*$/m, 'stage: nine'));
    expect(() => build(root)).toThrow(/content\/products\/lims\.md:\d+ {2}stage: expected a number, found "nine"/);
    expect(fs.existsSync(path.join(root, 'out'))).toBe(false);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});
