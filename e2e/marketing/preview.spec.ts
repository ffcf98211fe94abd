/** `npm run dev` in the copy of the project that marketing has worked in. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/support/listen';
import { scriptCommand } from '../../scripts/support/node-command';
import { MARKETING_COPY } from '../../scripts/test/roots';
import { edit } from '../support/content';
import { POST } from '../support/marketing';
import { expect, test } from '../support/test';

const root = MARKETING_COPY;
const post = (slug: string) => path.join(root, 'content/blog', `${slug}.md`);

const AFTER_SAVE = { timeout: 180_000 };

const stop = (child: ChildProcess) => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');

test('marks drafts, lists problems over the last valid version, redirects, shows the 404 page and the editor', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(600_000);
  const port = String(await freePort());
  const preview = `http://localhost:${port}`;
  const good = fs.readFileSync(post(POST), 'utf8');
  const withDate = edit(good, /^date:.*$/m, 'date: "15/03/24"');
  const request = (path: string) =>
    fetch(`${preview}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' }).then(async (response) => ({
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    }));

  // Before the first valid version only the list appears.
  fs.writeFileSync(post(POST), withDate);
  const server = spawn(process.execPath, scriptCommand('scripts/dev.ts', '--port', port), {
    cwd: root,
    detached: true,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  try {
    await page.unrouteAll();
    await expect(async () => expect((await request('/about')).html).toContain('1 problem')).toPass(AFTER_SAVE);
    expect((await request('/admin')).location).toBe('/admin/');
    const [styles = ''] = /\/_next\/static\/[^"]+\.css/.exec((await request('/admin/preview')).html) ?? [];
    expect((await request(styles)).status, "the preview's style sheet, of the last build").toBe(200);
    await page.goto(`${preview}/blog/a-draft`);
    await expect(page.getByText('1 problem in the content')).toBeVisible();
    fs.writeFileSync(post(POST), good);
    await expect(page.getByText('Draft: seen only in this preview, not on the site')).toBeVisible(AFTER_SAVE);

    // Now every page shows the last valid version, with the list over it.
    const panel = page.getByRole('complementary').filter({ hasText: 'in the content' });
    fs.writeFileSync(post(POST), edit(withDate, '(/staff-augmentation)', '(/staf)'));
    // The date and the link; not again that home features the post.
    await expect(panel).toContainText('2 problems in the content', AFTER_SAVE);
    await expect(panel.getByRole('listitem').first()).toHaveText('Line 3: date: expected YYYY-MM-DD, found "15/03/24"');
    await expect(page.getByText('Draft: seen only in this preview, not on the site')).toBeVisible();
    await page.goto(`${preview}/blog`, AFTER_SAVE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People, systems and technology teams');
    await expect(panel.getByText('2 problems in the content')).toBeVisible();
    expect((await request('/blog')).html, 'without scripts').toContain('2 problems in the content');
    await panel.getByText('2 problems in the content').click();
    fs.writeFileSync(post(POST), withDate);
    await expect(panel).toContainText('1 problem in the content', AFTER_SAVE);
    await expect(panel.getByRole('listitem').first(), 'stays folded').toBeHidden();

    // After the fix the same page reloads without an action of the user.
    fs.writeFileSync(post(POST), good);
    await expect(panel).toHaveCount(0, AFTER_SAVE);
    const renamed = edit(good, /^title: .*$/m, 'title: A title that has just been saved\naliases: [/blog/old-name]');
    fs.writeFileSync(post(POST), renamed);
    const changed = page.getByRole('main').getByRole('heading', { name: 'A title that has just been saved' });
    await expect(changed).toBeVisible(AFTER_SAVE);

    expect(await request('/blog/old-name?from=mail')).toMatchObject({
      status: 301,
      location: `/blog/${POST}?from=mail`,
    });
    for (const path of ['/no-page', '/blog/no-page', '/case-study/no-page', '/no/page'])
      expect(await request(path), path).toMatchObject({ status: 404, html: expect.stringContaining('<main') });
    expect(output).not.toMatch(/warn|telemetry/i);
    // Chromium's advice some seconds after the load: the preview compiles styles, and with them the use of fonts, on request.
    const isAdvice = (text: string) => text.includes('was preloaded using link preload but not used');
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !isAdvice(text)));
  } finally {
    stop(server);
    fs.writeFileSync(post(POST), good);
  }
});
