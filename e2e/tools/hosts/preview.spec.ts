/** `npm start`, after its build: the export as a host serves it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { headersOf } from '../../../hosts/rules';
import { freePort } from '../../../scripts/support/listen';
import { headingOf } from '../../support/export';
import { policyOf } from '../../support/hosts';
import { expect, test } from '../../support/test';

test('serves every page with the policy, and the not-found page with 404', async ({ site }) => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const cwd = path.dirname(site.root);
  const server = spawn('npx', ['tsx', path.resolve('scripts/serve.ts')], { detached: true, cwd, env });
  try {
    const ask = (route: string) => fetch(`http://localhost:${port}${route}`, { redirect: 'manual' });
    await expect(async () => expect((await ask('/')).status).toBe(200)).toPass({ timeout: 30_000 });
    const { 'Permissions-Policy': features } = headersOf(policyOf(site), '/');
    for (const route of site.routes) {
      const answer = await ask(route);
      expect.soft(answer.status, route).toBe(200);
      expect.soft(answer.headers.get('content-security-policy'), route).toContain("default-src 'none'");
      expect.soft(answer.headers.get('permissions-policy'), route).toBe(features);
      // Browsers would request https addresses of this machine, where nothing responds.
      expect.soft(answer.headers.get('content-security-policy'), route).not.toContain('upgrade-insecure-requests');
      expect.soft(answer.headers.get('strict-transport-security'), route).toBeNull();
      expect.soft(headingOf(await answer.text()), route).toBe(headingOf(site.page(route)));
    }
    const missing = await ask('/nowhere');
    expect(missing.status).toBe(404);
    expect(headingOf(await missing.text())).toBe(headingOf(site.read('404.html')));
    for (const [from, to] of [
      ['/about/', '/about'],
      ['/about.html?a=b', '/about?a=b'],
      ['/index.html', '/'],
    ] as const) {
      const { status, headers } = await ask(from);
      expect.soft([status, headers.get('location')], from).toEqual([301, to]);
    }
    expect((await fetch(`http://localhost:${port}/%2e%2e/package.json`)).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/about`, { method: 'HEAD' })).status).toBe(200);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  }
});
