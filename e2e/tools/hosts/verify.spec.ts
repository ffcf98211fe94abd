/** `npm run check:deployed` and `npm start`: a visitor gets the files as built. */
import fs from 'node:fs';
import path from 'node:path';
import { headersFile } from '../../../hosts/pages';
import { findHeaders } from '../../../hosts/rules';
import { vercelFile } from '../../../hosts/vercel';
import { compareDeployed } from '../../../scripts/verify/compare';
import { readPolicy } from '../../support/hosts';
import { expect, test } from '../../support/test';

test('writes the policy to the files of hosts', ({ site }) => {
  const rules = readPolicy(site);
  expect(site.read('_headers')).toBe(headersFile(rules));
  expect(site.read('vercel.json')).toBe(vercelFile(rules, { permanent: [], gone: [] }));
  expect(site.read('_redirects')).toBe('/blog/* /blog/404.html 404\n');
  expect(fs.readFileSync(path.join(site.root, '../hosts/generated/nginx.conf'), 'utf8')).toContain(
    findHeaders(rules, '/')['Content-Security-Policy'],
  );
});

test('responds with every file as it was built from the server of `npm start`, and redirects other spellings', async ({
  site,
}) => {
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(`${site.origin}${path}`, { method, redirect: 'manual' });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  const { count, differences } = await compareDeployed(site.root, ask, false);
  expect(differences).toEqual([]);
  expect(count).toBeGreaterThan(100);
  const { 'Permissions-Policy': features } = findHeaders(readPolicy(site), '/');
  const { headers } = await ask('/about');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['permissions-policy']).toBe(features);
  // Browsers would request https URLs of this machine, where nothing responds.
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  for (const [from, to] of [
    ['/about/', '/about'],
    ['/about.html?a=b', '/about?a=b'],
    ['/index.html', '/'],
  ] as const) {
    const { status, headers: moved } = await ask(from);
    expect.soft([status, moved.location], from).toEqual([301, to]);
  }
  expect((await ask('/%2e%2e/package.json')).status).toBe(404);
  expect((await ask('/about', 'HEAD')).status).toBe(200);

  await test.step('reports altered and missing files, and a site that does not respond', async () => {
    const altered = test.info().outputPath('out');
    fs.cpSync(site.root, altered, { recursive: true });
    const about = site.read('about.html');
    fs.writeFileSync(path.join(altered, 'about.html'), about.replace('</main>', ' </main>'));
    fs.writeFileSync(path.join(altered, 'new page.txt'), 'Not there yet.');
    const at = Buffer.byteLength(about.slice(0, about.indexOf('</main>'))) + 1;
    const bytes = Buffer.byteLength(about);
    const body = `another body from byte ${at} on (${bytes} bytes instead of ${bytes + 1})`;
    expect((await compareDeployed(altered, ask, false)).differences).toEqual([
      { file: 'about.html', path: '/about', found: body },
      { file: 'new page.txt', path: '/new%20page.txt', found: 'status 404 instead of 200' },
    ]);
    const refused = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
    const silent = await compareDeployed(site.root, refused);
    expect(silent.differences).toHaveLength(silent.count);
    expect(silent.differences[0]?.found).toBe('no response: connect ECONNREFUSED');
  });
});
