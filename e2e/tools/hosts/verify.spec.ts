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

test('responds with every file as it was built from the server of `npm start`', async ({ site }) => {
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
  expect((await ask('/%2e%2e/package.json')).status).toBe(404);
  expect((await ask('/about', 'HEAD')).status).toBe(200);
});
