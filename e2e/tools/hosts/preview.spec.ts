/** `npm start`: the serve package with the configuration the build makes. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { headingOf } from '../../support/export';
import { freePort, headersOf, policyOf } from '../../support/hosts';
import { expect, test } from '../../support/test';

test('serves every page under the policy, and the not-found page with 404', async ({ site }) => {
  const port = await freePort();
  const settings = path.join(site.root, '..', 'hosts/generated/serve.json');
  const server = spawn('npx', ['serve', site.root, '-c', settings, '-L', '-l', String(port)], { detached: true });
  try {
    const ask = (route: string) => fetch(`http://localhost:${port}${route}`, { redirect: 'manual' });
    await expect(async () => expect((await ask('/')).status).toBe(200)).toPass({ timeout: 30_000 });
    const { 'Permissions-Policy': features } = headersOf(policyOf(site), '/');
    for (const route of site.routes) {
      const answer = await ask(route);
      expect.soft(answer.status, route).toBe(200);
      expect.soft(answer.headers.get('content-security-policy'), route).toContain("default-src 'none'");
      expect.soft(answer.headers.get('permissions-policy'), route).toBe(features);
      expect.soft(headingOf(await answer.text()), route).toBe(headingOf(site.page(route)));
    }
    const missing = await ask('/nowhere');
    expect(missing.status).toBe(404);
    expect(headingOf(await missing.text())).toBe(headingOf(site.read('404.html')));
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  }
});
