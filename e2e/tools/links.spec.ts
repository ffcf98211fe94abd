/** `npm run links`: what is known of links to other sites, and the issue that the workflow keeps about them. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../support/hosts';
import { checkLinks, collectLinks, describeLinks, startElsewhere } from '../support/links-elsewhere';
import { expect, test } from '../support/test';

const PATIENT = { timeout: 30_000, retries: 0 };

test.describe('of another site', () => {
  test.describe.configure({ mode: 'default' });
  let elsewhere: Awaited<ReturnType<typeof startElsewhere>>;
  test.beforeAll(async () => {
    elsewhere = await startElsewhere();
  });
  test.afterAll(() => elsewhere.close());
  const at = (...paths: string[]) => paths.map((name) => elsewhere.origin + name);
  const without = (list: { url: string; state: string; told: string }[]) =>
    list.map(({ url, state, told }) => [new URL(url).pathname, state, told.replaceAll(elsewhere.origin, '')]);

  test('each answer is called what it is, and one question is asked at a time', async () => {
    const checked = await checkLinks(
      at('/works', '/status/404', '/status/410', '/status/500', '/status/403', '/status/429', '/moved', '/only-get'),
      PATIENT,
    );
    expect(without(checked)).toEqual([
      ['/moved', 'works', 'leads to /works'],
      ['/only-get', 'works', ''],
      ['/status/403', 'refused', 'answers 403'],
      ['/status/404', 'broken', 'answers 404'],
      ['/status/410', 'broken', 'answers 410'],
      ['/status/429', 'refused', 'answers 429'],
      ['/status/500', 'broken', 'answers 500'],
      ['/works', 'works', ''],
    ]);
    expect(elsewhere.load.most).toBe(1);
  });

  test('a site that hangs, or is not there, gives no answer', async () => {
    const told = async (url: string, timeout: number) => {
      const [checked] = await checkLinks([url], { timeout, retries: 0 });
      return [checked?.state, checked?.told];
    };
    const [hanging = ''] = at('/hangs');
    expect(await told(hanging, 300)).toEqual(['silent', expect.stringMatching(/^no answer: .*(abort|timeout)/i)]);
    const nobody = `http://127.0.0.1:${await freePort()}/`;
    expect(await told(nobody, 30_000)).toEqual(['silent', expect.stringMatching(/^no answer: .*ECONNREFUSED/)]);
  });

  test('a server that is tired is asked again', async () => {
    expect(without(await checkLinks(at('/tired'), { timeout: 30_000, retries: 1 }))).toEqual([['/tired', 'works', '']]);
  });
});

test('links are those of pages, without what leads back', ({ site }) => {
  const links = collectLinks(site.root, 'https://www.spanwell.example');
  const urls = [...links.keys()];
  expect(urls).toContain('https://osmfoundation.org/wiki/Privacy_Policy');
  expect(links.get('https://osmfoundation.org/wiki/Privacy_Policy')).toEqual(['/privacy']);
  expect(urls.filter((url) => /#|spanwell\.example|^(?!https?:)/.test(url))).toEqual([]);
  expect(urls.filter((url) => url.includes('/export/embed.html'))).toHaveLength(1);
});

test('what is known stands by page', () => {
  const pages = new Map([
    ['https://a.example/', ['/', '/about', '/blog', '/contact']],
    ['https://b.example/x', ['/about']],
    ['https://c.example/', ['/about']],
    ['https://d.example/', ['/blog']],
    ['https://e.example/', ['/blog']],
  ]);
  const checked = [
    { url: 'https://a.example/', state: 'broken', told: 'answers 404' },
    { url: 'https://b.example/x', state: 'silent', told: 'no answer: ENOTFOUND' },
    { url: 'https://c.example/', state: 'refused', told: 'answers 403' },
    { url: 'https://d.example/', state: 'works', told: 'leads to https://dd.example/' },
    { url: 'https://e.example/', state: 'works', told: '' },
  ] as const;
  expect(describeLinks(checked, pages, 9)).toEqual({
    state: 'broken',
    words: `Links to other sites: 5. Work: 2. Broken: 2. Refuse to answer programs: 1.

Broken
  On 4 pages: /, /about, /blog and others
    https://a.example/  answers 404
  On /about
    https://b.example/x  no answer: ENOTFOUND

Refused: look at these yourself
  On /about
    https://c.example/  answers 403

Lead on to another address
  On /blog
    https://d.example/  leads to https://dd.example/
`,
  });
  expect(describeLinks(checked.slice(2), pages, 9).state).toBe('works');
  expect(describeLinks([], pages, 9).words).toBe(
    'Links to other sites: 0. Work: 0. Broken: 0. Refuse to answer programs: 0.\n',
  );
});

test('offline it says so, and calls nothing broken', () => {
  const checked = [{ url: 'https://a.example/', state: 'silent', told: 'no answer: EAI_AGAIN' }] as const;
  const { state, words } = describeLinks(checked, new Map(), 9);
  expect(state).toBe('offline');
  expect(words).toContain('most likely offline');
});

test('one issue opens, is kept, and closes by itself', () => {
  const { jobs } = parse(fs.readFileSync('.github/workflows/links.yml', 'utf8'));
  const [step] = jobs.issue.steps;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  try {
    // A stand-in for GitHub's own command, which has one open issue or none.
    fs.writeFileSync(
      path.join(folder, 'gh'),
      '#!/bin/sh\n[ "$2" = list ] && { echo "$OPEN"; exit; }\necho "$*"\n[ -t 0 ] || cat\n',
      { mode: 0o755 },
    );
    const run = (state: string, open: string) =>
      spawnSync('bash', ['-e', '-c', step.run], {
        env: {
          ...process.env,
          ...step.env,
          PATH: `${folder}:${process.env.PATH}`,
          STATE: state,
          REPORT: 'R',
          OPEN: open,
        },
        input: '',
        encoding: 'utf8',
      }).stdout.trim();
    expect(run('broken', '')).toMatch(/^issue create --title Links to other sites that do not work --body-file -\n/);
    expect(run('broken', '')).toContain('R');
    expect(run('broken', '7')).toMatch(/^issue edit 7 --body-file -\n/);
    expect(run('works', '7')).toMatch(/^issue close 7 --comment /);
    expect(run('works', '')).toBe('');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  expect(jobs.issue.if).toContain("needs.check.outputs.state != 'offline'");
  expect(jobs.issue.permissions).toEqual({ issues: 'write' });
  expect(jobs.check.permissions).toEqual({ contents: 'read' });
});
