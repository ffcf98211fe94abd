/** `npm run check:deployed` on a real web server: what a visitor gets is what was built. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareDeployed, expectedOf } from '../../../scripts/verify/compare';
import { policyOf } from '../../support/hosts';
import { expect, test } from '../../support/test';
import { startServer } from '../../support/web-server';

test('reports altered, missing and redirected files, and nothing of a site as it was built', async ({ site }) => {
  const none = { permanent: [], gone: [] };
  const server = await startServer('nginx', site.root, policyOf(site), none);
  const altered = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  try {
    const { count, differences } = await compareDeployed(site.root, server.ask);
    expect(differences).toEqual([]);
    expect(count).toBeGreaterThan(100);

    // Altered here rather than there, which is the same.
    fs.cpSync(site.root, altered, { recursive: true });
    const about = site.read('about.html');
    fs.writeFileSync(path.join(altered, 'about.html'), about.replace('</main>', ' </main>'));
    fs.writeFileSync(path.join(altered, 'new page.txt'), 'Not there yet.');
    fs.writeFileSync(path.join(altered, 'admin.html'), 'Of another address.');
    const at = Buffer.byteLength(about.slice(0, about.indexOf('</main>'))) + 1;
    const bytes = Buffer.byteLength(about);
    expect(await compareDeployed(altered, server.ask)).toEqual({
      count: count + 2,
      differences: [
        {
          file: 'about.html',
          path: '/about',
          found: `another body from byte ${at} on (${bytes} bytes instead of ${bytes + 1})`,
        },
        { file: 'admin.html', path: '/admin', found: expect.stringMatching(/^a redirect \(301\) to .*\/admin\/$/) },
        { file: 'new page.txt', path: '/new%20page.txt', found: 'status 404 instead of 200' },
      ],
    });
  } finally {
    fs.rmSync(altered, { recursive: true });
    await server.stop();
  }
});

test('reports a site that does not respond', async ({ site }) => {
  const refused = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  const { count, differences } = await compareDeployed(site.root, refused);
  expect(differences).toHaveLength(count);
  expect(differences[0]?.found).toBe('no response: connect ECONNREFUSED');
});

test('requests every file at the URL visitors use, and none that is for hosts', () => {
  const files = ['.nojekyll', '_headers', '_not-found.html', '_not-found/a.txt', 'vercel.json', 'about.html.br'];
  expect(expectedOf(files)).toEqual([]);
  const addresses = (...names: string[]) => expectedOf(names).map(({ path, status }) => [path, status]);
  expect(addresses('index.html', 'about.html', 'blog/x.html', 'admin/index.html', 'feed.xml')).toEqual(
    ['/', '/about', '/blog/x', '/admin/', '/feed.xml'].map((address) => [address, 200]),
  );
  expect(addresses('404.html', 'blog/404.html')).toEqual([
    ['/no-page-has-this-name', 404],
    ['/blog/no-page-has-this-name', 404],
  ]);
});
