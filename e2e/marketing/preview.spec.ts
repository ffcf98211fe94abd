/** `npm run dev` in the copy of the project that marketing has worked in. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { MARKETING_COPY } from '../../scripts/test/roots';
import { DESCRIPTION, edit, line } from '../support/content';
import { POST } from '../support/marketing';
import { expect, test } from '../support/test';

const post = (name: string) => path.join(MARKETING_COPY, 'content/blog', name);
const TITLE = line('title');
const AFTER_COMPILING = { timeout: 180_000 };

/** Requests a URL of the preview under another name of its host. @returns the status; 0 for a closed connection */
const statusAs = (host: string, url: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const request = http.get(url, { headers: { host, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', () => resolve(0));
  });

/** Starts the preview at a free port. @returns its URL, from its own output */
function startPreview(): { server: ChildProcess; url: Promise<string>; output: () => string } {
  const isWindows = process.platform === 'win32';
  const server = spawn('npm', ['run', 'dev', '--', '--port', '0'], {
    cwd: MARKETING_COPY,
    detached: true,
    shell: isWindows,
  });
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (part) => {
        output += part;
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    server.on('exit', () => reject(new Error(output)));
  });
  return { server, url, output: () => output };
}

test('shows drafts, saves, new pages and photos, lists problems, redirects, and serves the editor', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(600_000);
  const file = post(`${POST}.md`);
  const good = fs.readFileSync(file, 'utf8');
  const { server, url, output } = startPreview();
  const added = [post('new-today.md'), post('new-today.png')];
  try {
    const preview = await url;
    const request = async (path: string) => {
      const response = await fetch(`${preview}${path}`, { redirect: 'manual' });
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    };
    const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
    for (const path of ['/', '/__nextjs_attach-nodejs-inspector'])
      expect(await statusAs('site.example', preview + path), `${path} of a foreign host`).toBe(403);
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
    };
    expect(await statusAs('site.example', `${preview}/_next/hmr`, upgrade)).toBe(0);
    const ownHost = new URL(preview).host;
    expect(await statusAs(ownHost, `${preview}/_next/hmr`, upgrade), 'before the first page').toBe(0);
    await page.unrouteAll();
    await page.goto(`${preview}/blog/a-draft`, AFTER_COMPILING);
    await expect(page.getByText('Draft: seen only in this preview, not on the site')).toBeVisible();
    expect(await statusAs(ownHost, `${preview}/_next/hmr`, upgrade)).toBe(101);

    // The open page follows each save.
    await page.goto(`${preview}/blog/${POST}`);
    const renamed = edit(good, TITLE, 'title: A title that has just been saved\naliases: [/blog/old-name]');
    fs.writeFileSync(file, renamed);
    await expect(heading('A title that has just been saved')).toBeVisible(AFTER_COMPILING);
    expect(await request('/blog/old-name')).toMatchObject({ status: 308, location: `/blog/${POST}` });

    // Problems replace it until they are fixed.
    const wrong = edit(edit(renamed, line('date'), 'date: "15/03/24"'), '(/staff-augmentation)', '(/staf)');
    fs.writeFileSync(file, wrong);
    await expect(
      page.getByRole('main').getByText('date: expected a day from 1990 to 2099, such as 2026-12-01, found "15/03/24"'),
    ).toBeVisible(AFTER_COMPILING);
    await expect(page.getByRole('main').getByText('found "/staf"')).toBeVisible();
    expect((await request(`/blog/${POST}`)).text, 'without scripts').toContain(
      'expected a day from 1990 to 2099, such as 2026-12-01',
    );
    fs.writeFileSync(file, good);
    await expect(heading(/^title: (.*)$/m.exec(good)?.[1] ?? '')).toBeVisible(AFTER_COMPILING);

    // New pages appear at their first visit, with their photos.
    const titled = edit(good, TITLE, 'title: A page of today');
    const described = edit(
      titled,
      DESCRIPTION,
      'description: A post that somebody has written while the preview runs.\n',
    );
    const [newPost = '', photo = ''] = added;
    fs.copyFileSync('e2e/fixtures/editor/team-photo.png', photo);
    fs.writeFileSync(newPost, `${described}\n![Four colleagues at a table](new-today.png)\n`);
    await page.goto(`${preview}/blog/new-today`, AFTER_COMPILING);
    await expect(heading('A page of today')).toBeVisible();
    const image = page.getByRole('img', { name: 'Four colleagues at a table' });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    for (const path of ['/admin', '/admin/']) expect((await request(path)).text, path).toContain('/admin/index.js');
    const [styles = ''] = /\/admin\/_next\/static\/[^"]+\.css/.exec((await request('/admin/preview')).text) ?? [];
    expect((await request(styles)).status, "the editor's style sheet, of the last build").toBe(200);
    expect((await request('/blog/no-page')).status).toBe(404);
    const { port } = new URL(preview);
    for (const path of ['//', '//['])
      await new Promise((resolve) => http.get({ host: 'localhost', port, path }, resolve).on('error', resolve));
    expect((await request(`/blog/${POST}`)).status, 'after malformed URLs').toBe(200);
    expect(output()).not.toMatch(/telemetry/i);
    // Next reports the problems there, too.
    consoleErrors.splice(0);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    fs.writeFileSync(file, good);
    for (const name of added) fs.rmSync(name, { force: true });
  }
});
