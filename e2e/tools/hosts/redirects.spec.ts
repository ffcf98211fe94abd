/** Redirects on real web servers; e2e/units/redirects.spec.ts covers the other hosts. */
import { headingOf } from '../../support/export';
import { policyOf } from '../../support/hosts';
import { ALL_REDIRECTS } from '../../support/redirects';
import { expect, test } from '../../support/test';
import { startServer } from '../../support/web-server';

for (const kind of ['nginx', 'Caddy'] as const) {
  test(`redirects with the query, and responds 410 for deleted pages, on ${kind}`, async ({ site }) => {
    const server = await startServer(kind, site.root, policyOf(site), ALL_REDIRECTS);
    try {
      for (const [from, to] of ALL_REDIRECTS.permanent) {
        for (const query of ['', '?utm_source=mail&q=a%20b']) {
          const { status, headers } = await server.ask(from + query);
          expect.soft([status, headers.location], from + query).toEqual([301, to + query]);
        }
        // Another spelling is redirected to the URL first, as everywhere.
        const { status, headers } = await server.ask(`${from}/?a=b`);
        expect.soft([status, headers.location], `${from}/`).toEqual([301, `${from}?a=b`]);
        expect.soft((await server.ask(`${from}-too`)).status, `${from}-too`).toBe(404);
      }
      for (const address of ALL_REDIRECTS.gone) {
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
