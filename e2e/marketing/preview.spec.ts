/** `npm run dev` in the copy of the project that marketing has worked in. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { MARKETING_COPY } from '../../scripts/test/roots';
import { edit } from '../support/content-folder';
import { freePort } from '../support/hosts';
import { POST } from '../support/marketing';
import { expect, test } from '../support/test';

const root = MARKETING_COPY;
const post = (slug: string) => path.join(root, 'content/blog', `${slug}.md`);

/** What a saved file changes comes through two processes, which draw the page anew: until then nothing tells how far they are. */
const AFTER_SAVE = { timeout: 180_000 };

/** Ends a process and those it started. */
const stop = (child: ChildProcess) => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');

test('a preview beside another says in words that its place is taken', () => {
  const taken = http.createServer().listen(0);
  try {
    const env = { ...process.env, PORT: String((taken.address() as AddressInfo).port) };
    const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/dev.ts'], {
      ...{ cwd: root, env, encoding: 'utf8', timeout: 60_000 },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('perhaps a preview that is still open');
    expect(stderr).not.toContain('    at ');
  } finally {
    taken.close();
  }
});

test('the preview marks drafts, keeps every page beside what is to be mended, and marks what has changed', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const port = String(await freePort());
  const preview = `http://localhost:${port}`;
  const good = fs.readFileSync(post(POST), 'utf8');
  const withDate = edit(good, /^date:.*$/m, 'date: "15/03/24"');
  const settings = { cwd: root, env: { ...process.env, PORT: port }, stdio: 'ignore', detached: true } as const;
  const html = async (address: string) =>
    (await fetch(`${preview}${address}`, { headers: { accept: 'text/html' } })).text();

  // No version has been good yet: the list alone.
  fs.writeFileSync(post(POST), withDate);
  const server = spawn('npx', ['tsx', 'scripts/dev.ts'], settings);
  try {
    await page.unrouteAll();
    await expect(async () => expect(await html('/about')).toContain('One thing to mend')).toPass(AFTER_SAVE);
    await page.goto(`${preview}/blog/a-draft`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing to mend in the content');
    fs.writeFileSync(post(POST), good);
    await expect(page.getByText('Draft: seen only in this preview, not on the site')).toBeVisible(AFTER_SAVE);

    // From now on the last good version stays, and what is wrong comes and goes beside it.
    const panel = page.getByRole('complementary').filter({ hasText: 'to mend in the content' });
    fs.writeFileSync(post(POST), edit(withDate, '(/staff-augmentation)', '(/staf)'));
    // The date and the link; not again that home features the post.
    await expect(panel).toContainText('2 things to mend in the content', AFTER_SAVE);
    await expect(panel.getByRole('listitem').first()).toHaveText(
      /Line 3: date\s*expected\s*YYYY-MM-DD\s*found\s*"15\/03\/24"/,
    );
    await expect(page.getByText('Draft: seen only in this preview, not on the site')).toBeVisible();
    await page.goto(`${preview}/blog`, AFTER_SAVE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site office');
    await expect(panel.getByText('2 things to mend in the content')).toBeVisible();
    expect(await html('/blog'), 'without scripts').toContain('2 things to mend in the content');
    await panel.getByText('2 things to mend in the content').click();
    fs.writeFileSync(post(POST), withDate);
    await expect(panel).toContainText('One thing to mend in the content', AFTER_SAVE);
    await expect(panel.getByRole('listitem').first(), 'stays folded up').toBeHidden();

    // Mended: the same page, without being asked for again.
    fs.writeFileSync(post(POST), good);
    await expect(panel).toHaveCount(0, AFTER_SAVE);
    fs.writeFileSync(post(POST), edit(good, /^title: .*$/m, 'title: A title that has just been saved'));
    const changed = page.getByRole('main').getByRole('heading', { name: 'A title that has just been saved' });
    await expect(changed).toHaveCSS('outline-style', 'solid', AFTER_SAVE);
    await expect(changed).toBeInViewport();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(changed, 'seen').toHaveCSS('outline-style', 'none');
  } finally {
    stop(server);
    fs.writeFileSync(post(POST), good);
  }
});
