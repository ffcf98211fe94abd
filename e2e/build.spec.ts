/** What only a build can show: the same bytes twice, and a page for a new file without a change of code. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, cloneProject } from './support/clone';
import { edit } from './support/content-folder';
import { attributeValues, listOut } from './support/export';

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

test('two builds of one commit at two places are the same byte for byte', () => {
  test.setTimeout(600_000);
  const here = cloneProject();
  try {
    build(here, COMMIT);
    const first = fingerprint(process.cwd());
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(fingerprint(here)).toEqual(first);
  } finally {
    fs.rmSync(here, { recursive: true });
  }
});

/** Where the site of the next tests stands: below a folder, as a project site on GitHub Pages. */
const BASE = '/site';
const PORT = Number(process.env.TEST_PORT ?? 4173) + 1002;
const POST = 'blog/change-in-employee-engagement-perception.md';

test.describe('a build with two new content files, below a folder, for a host without headers', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  let here: string;
  let server: ChildProcess;
  const page = (name: string) => fs.readFileSync(path.join(here, 'out', name), 'utf8');

  test.beforeAll(async () => {
    // The limit of the tests is not that of what runs before them.
    test.setTimeout(600_000);
    here = cloneProject();
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
    const beside = path.join(here, 'content', path.dirname(POST), 'beside.png');
    fs.copyFileSync('public/icons/icon-192.png', beside);
    copy(POST, POST, (source) => `${source}\n![A small one](beside.png)\n`);
    build(here, 'a-commit', { NEXT_PUBLIC_BASE_PATH: BASE, POLICY: 'meta' });
    fs.cpSync(path.join(here, 'out'), path.join(here, 'host', BASE), { recursive: true });
    server = spawn('npx', ['serve', 'host', '-L', '-l', String(PORT)], { cwd: here, detached: true });
    const answers = async () => expect((await fetch(`http://localhost:${PORT}${BASE}/about`)).ok).toBe(true);
    await expect(answers).toPass({ timeout: 60_000 });
  });

  test.afterAll(() => {
    if (server?.pid) process.kill(-server.pid, 'SIGKILL');
    if (here) fs.rmSync(here, { recursive: true });
  });

  test('the new files are pages like the others', () => {
    expect(page('manufacturing.html')).toContain('<title>Manufacturing | Spanwell</title>');
    expect(page('manufacturing.html')).toContain(
      `<link rel="canonical" href="https://www.spanwell.example${BASE}/manufacturing"/>`,
    );
    expect(page('mes.html')).toMatch(/<h1[^>]*>MES<\/h1>/);
    expect(page('mes.html')).toContain('Coming Soon');
    expect(page('life-sciences.html'), 'its neighbours link to it').toContain(`href="${BASE}/manufacturing"`);
    expect(page('edi.html'), 'its neighbours link to it').toContain(`href="${BASE}/mes"`);
  });

  test('every address on every page stays below the folder and leads to a file', () => {
    const out = path.join(here, 'out');
    const files = new Set(listOut(out));
    const pages = [...files].filter((file) => file.endsWith('.html') && !file.startsWith('admin/'));
    expect(pages.length).toBeGreaterThan(28);
    const wrong = pages.flatMap((name) => {
      const html = page(name);
      const sets = attributeValues(html, 'srcset').flatMap((set) =>
        set.split(',').map((one) => one.trim().split(' ')[0]),
      );
      const single = ['href', 'src', 'action'].flatMap((attribute) => attributeValues(html, attribute));
      const scripts = attributeValues(html, 'data-src').flatMap((list) => list.split(' '));
      const own = [...single, ...sets, ...scripts].filter((address) => address?.startsWith('/'));
      expect(own.length, name).toBeGreaterThan(10);
      return own.filter((address = '') => {
        const { pathname } = new URL(address, 'https://site.test');
        if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return true;
        const file = decodeURI(pathname.slice(BASE.length + 1)) || 'index.html';
        return !files.has(file) && !files.has(`${file}.html`) && !files.has(`${file}index.html`);
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('other forms of a post name the folder once', () => {
    for (const name of ['feed.xml', 'feed.json', POST]) {
      const [picture] = /https:[^"\s)]*\/pictures\/beside-[^"\s)\\]*/.exec(page(name)) ?? [];
      expect(picture, name).toContain(`https://www.spanwell.example${BASE}/pictures/`);
      expect(fs.existsSync(path.join(here, 'host', new URL(picture ?? '').pathname)), name).toBe(true);
      expect(page(name)).toContain(`https://www.spanwell.example${BASE}/staff-augmentation`);
      expect(page(name)).not.toContain(`${BASE}${BASE}`);
    }
  });

  test('its pages start, lead on softly, and answer a search, under the policy they carry', async ({ page: tab }) => {
    const complaints: string[] = [];
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.addInitScript(() => {
      addEventListener('runtime-ready', () => document.documentElement.setAttribute('data-test-ready', ''));
    });
    await tab.setViewportSize({ width: 1360, height: 900 });
    await tab.goto(`http://localhost:${PORT}${BASE}/about`);
    await expect(tab.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      'content',
      /default-src 'none'/,
    );
    await tab.mouse.move(10, 10);
    await tab.locator('html[data-test-ready]').waitFor({ state: 'attached' });
    await tab.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
    await tab.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(tab).toHaveURL(`http://localhost:${PORT}${BASE}/blog`);
    await expect(tab.locator('html[data-stays]')).toHaveCount(1);
    await tab.keyboard.press('Control+k');
    await tab.keyboard.type('phishing');
    const hit = tab
      .getByRole('dialog')
      .getByRole('link', { name: /Cyber security training/ })
      .first();
    await expect(hit).toHaveAttribute('href', `${BASE}/cyber-security-training`);
    await hit.click();
    await expect(tab).toHaveURL(`http://localhost:${PORT}${BASE}/cyber-security-training`);
    expect(complaints).toEqual([]);
  });
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
