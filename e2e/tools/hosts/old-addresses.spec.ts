/** Old addresses on real web servers; what becomes of them elsewhere stands in e2e/units/old-addresses.spec.ts. */
import { headingOf } from '../../support/export';
import { policyOf } from '../../support/hosts';
import { ALL_OLD } from '../../support/old-addresses';
import { expect, test } from '../../support/test';
import { startServer } from '../../support/web-server';

for (const kind of ['nginx', 'Caddy'] as const) {
  test(`${kind} leads old addresses on with their query, and says what is gone`, async ({ site }) => {
    const server = await startServer(kind, site.root, policyOf(site), ALL_OLD);
    try {
      for (const [from, to] of ALL_OLD.moved) {
        for (const query of ['', '?utm_source=mail&q=a%20b']) {
          const { status, headers } = await server.ask(from + query);
          expect.soft([status, headers.location], from + query).toEqual([301, to + query]);
        }
        // Another spelling is led to the address first, as everywhere.
        const { status, headers } = await server.ask(`${from}/?a=b`);
        expect.soft([status, headers.location], `${from}/`).toEqual([301, `${from}?a=b`]);
        expect.soft((await server.ask(`${from}-too`)).status, `${from}-too`).toBe(404);
      }
      for (const address of ALL_OLD.gone) {
        const { status, body, headers } = await server.ask(address);
        expect.soft(status, address).toBe(410);
        expect.soft(headingOf(body.toString()), address).toBe('Blog Post Not Found');
        expect.soft(headers['content-type'], address).toBe('text/html; charset=utf-8');
        expect.soft(headers['content-security-policy'], address).toContain("default-src 'none'");
      }
    } finally {
      await server.stop();
    }
  });
}
