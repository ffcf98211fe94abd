/** Pages that count: a receiver on this machine, and the site at its own domain, as the build makes it with `measure`. */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleIslands, listIslandFiles } from '../../export/bundle-islands';
import { createLoader, LOADER } from '../../export/loader-code';
import { hashSource, readPolicySources } from '../../export/policy-sources';
import { createRules } from '../../hosts/policy';
import { findHeaders } from '../../hosts/rules';
import type { Measure } from '../../lib/model/company';
import { listen } from '../../scripts/support/listen';
import type { Export } from './export';
import { FRAMED } from './hosts';
import { test as base } from './test';

/** The domain of the fixture content, at which alone a page counts. */
export const ORIGIN = 'https://www.spanwell.example';

type Received = { method: string; path: string; type: string; body: unknown; cookie: string };

type Receiver = { url: string; received: Received[]; close: () => Promise<void> };

/** Starts a server that responds as Plausible documents it, and receives messages of the form. */
async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    const parts = Buffer.concat(await request.toArray()).toString();
    const { method = '', url = '', headers } = request;
    const body = parts.startsWith('{') ? JSON.parse(parts) : parts;
    received.push({ method, path: url, type: headers['content-type'] ?? '', body, cookie: headers.cookie ?? '' });
    response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end('{}');
  });
  const { port, close } = await listen(server);
  return { url: `http://localhost:${port}`, received, close };
}

type Islands = { folder: string; urls: ReadonlyMap<string, readonly string[]> };

type More = { at?: string; change?: (html: string) => string };

type Fixtures = {
  receiver: Receiver;
  /** Serves the site with counting. @param more where; default: the domain of the content. How to change the HTML first */
  serve: (more?: More) => Promise<void>;
};

export const test = base.extend<Fixtures, { countingIslands: Islands }>({
  countingIslands: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counting-'));
      await use({ folder, urls: await bundleIslands(listIslandFiles(), folder, { countsOutcomes: true }) });
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  receiver: async ({}, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    await receiver.close();
  },
  serve: async ({ page, site, countingIslands, receiver }, use) => {
    const measure = { url: receiver.url, site: 'spanwell.example' };
    await use((more = {}) => serveCounting(page, site, countingIslands, measure, more));
    // A request for an icon may be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  // Chrome protects this machine from pages of other domains.
  permissions: ['local-network-access'],
});

/** Serves the site at its own domain with a loader that counts, islands that raise outcomes, and the policy for both. */
async function serveCounting(
  page: Page,
  site: Export & { origin: string },
  { folder, urls }: Islands,
  measure: Measure,
  { at = ORIGIN, change = (html) => html }: More,
) {
  const loader = createLoader({ origin: ORIGIN, measure });
  const sources = readPolicySources(site.root, { ...FRAMED, measure });
  const scripts = sources.scripts.map((hash) => (hash === hashSource(LOADER) ? hashSource(loader) : hash));
  const policy = findHeaders(createRules({ ...sources, scripts }), '/')['Content-Security-Policy'] ?? '';
  await page.route(`${at}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const island = path.join(folder, pathname);
    if (pathname.startsWith('/_islands/') && fs.existsSync(island)) return route.fulfill({ path: island });
    const response = await route.fetch({ url: site.origin + pathname + search, maxRedirects: 0 });
    if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response });
    const body = change(await response.text())
      .replace(LOADER, () => loader)
      .replace(
        /(data-island="([^"]+)"[^>]* data-files=")[^"]*/g,
        (_, start, name) => start + urls.get(name)?.join(' '),
      );
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}
