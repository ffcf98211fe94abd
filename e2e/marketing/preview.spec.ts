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

test('the preview marks drafts, tells mistakes as a page, and recovers when they are mended', async ({ page }) => {
  test.setTimeout(300_000);
  const port = String(await freePort());
  const preview = `http://localhost:${port}`;
  const settings = { cwd: root, env: { ...process.env, PORT: port }, stdio: 'ignore', detached: true } as const;
  const server = spawn('npx', ['tsx', 'scripts/dev.ts'], settings);
  try {
    await expect(async () => expect((await fetch(`${preview}/about`)).ok).toBe(true)).toPass({ timeout: 180_000 });
    await page.unrouteAll();
    await page.goto(`${preview}/blog/a-draft`, { timeout: 120_000 });
    await expect(page.getByText('Draft: seen only in this preview, not on the site')).toBeVisible();
    const good = fs.readFileSync(post(POST), 'utf8');
    fs.writeFileSync(
      post(POST),
      edit(edit(good, /^date:.*$/m, 'date: "15/03/24"'), '(/staff-augmentation)', '(/staf)'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 things to mend in the content', {
      timeout: 60_000,
    });
    // In a page of its own: the first one loads itself again as the content changes, which would end a visit under way.
    const list = await page.context().newPage();
    await list.goto(`${preview}/blog`);
    // The date and the link; not again that home features the post.
    await expect(list.getByRole('heading', { level: 1 })).toHaveText('2 things to mend in the content');
    await expect(list.getByRole('listitem').first()).toHaveText(
      /Line 3: date\s*expected\s*YYYY-MM-DD\s*found\s*"15\/03\/24"/,
    );
    fs.writeFileSync(post(POST), good);
    await expect(list.getByRole('heading', { level: 1 })).toHaveText('Notes from the site office', { timeout: 60_000 });
    fs.writeFileSync(post(POST), edit(good, /^title: .*$/m, 'title: A title that has just been saved'));
    await expect(list.getByRole('heading', { name: 'A title that has just been saved' })).toBeVisible({
      timeout: 60_000,
    });
    fs.writeFileSync(post(POST), edit(good, /^date:.*$/m, 'date: "15/03/24"'));
    await expect(list.getByRole('heading', { level: 1 })).toHaveText('One thing to mend in the content', {
      timeout: 60_000,
    });
    fs.writeFileSync(post(POST), good);
  } finally {
    stop(server);
  }
});
