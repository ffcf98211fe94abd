/**
 * The policy of hosts/policy.ts, written for every host: what a host reads from the published folder into it, what a
 * server's owner installs to hosts/generated/.
 * POLICY=meta is for hosts that let nobody choose headers or redirects (GitHub Pages): the policy is written into the
 * pages, and an old address gets a page that leads on.
 */
import fs from 'node:fs';
import path from 'node:path';
import { caddyFile } from '../hosts/caddy';
import { cloudFrontFunction, cloudFrontPolicies } from '../hosts/cloudfront';
import { nginxFile } from '../hosts/nginx';
import { headersFile, redirectsFile } from '../hosts/pages';
import { asMeta, headersOf, rules } from '../hosts/policy';
import { serveFile } from '../hosts/serve';
import { vercelFile } from '../hosts/vercel';
import type { Site } from '../lib/site/types';
import { keyFile } from './announce/indexnow';
import { pageFiles, readFacts } from './support/host-facts';
import { movedPage } from './support/moved-page';
import { fileOf } from './support/page-file';

/** @returns what there is to say of it */
export function addHostFiles(site: Site, out: string): string {
  const { origin, indexnow } = site.company;
  const old = { moved: [...site.moved], gone: site.gone };
  const { hostname } = new URL(origin);
  const facts = readFacts(out, site.company);
  const all = rules(facts);
  const root = '/var/www/site/out';
  const ports = { http: 80, https: 443 };
  const certificate = {
    file: `/etc/letsencrypt/live/${hostname}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${hostname}/privkey.pem`,
  };
  const files = {
    [`${out}/_headers`]: headersFile(all),
    [`${out}/_redirects`]: redirectsFile(old),
    [`${out}/vercel.json`]: vercelFile(all, old),
    // GitHub Pages would leave out folders whose names start with an underscore.
    [`${out}/.nojekyll`]: '',
    ...(indexnow !== undefined && { [`${out}/${keyFile(indexnow)}`]: indexnow }),
    'hosts/generated/serve.json': serveFile(all, old),
    'hosts/generated/nginx.conf': nginxFile(all, old, { host: hostname, root, ports, certificate }),
    'hosts/generated/Caddyfile': caddyFile(all, old, { host: hostname, root, ports }),
    'hosts/generated/cloudfront-function.js': cloudFrontFunction(old),
    ...Object.fromEntries(
      Object.entries(cloudFrontPolicies(all)).map(([name, text]) => [`hosts/generated/${name}`, text]),
    ),
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  if (process.env.POLICY === 'meta')
    writeIntoPages(site, out, asMeta(headersOf(all, '/')['Content-Security-Policy'] ?? ''));
  // The loader, and the rules for what browsers prepare.
  if (facts.scripts.length > 2) console.warn('Not for deployment: these pages are not finished (FINISH=off).');
  return `${Object.keys(files).length} host files; ${facts.scripts.length} inline scripts named in the policy.`;
}

/** For a host where nobody says headers or redirects: the policy in each page, and a page at each old address. */
function writeIntoPages(site: Site, out: string, policy: string): void {
  for (const [from, to] of site.moved) write(path.join(out, fileOf(from)), movedPage(site, to));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  for (const file of pageFiles(out)) {
    const at = path.join(out, file);
    // Twins would hold the page without its policy, and GitHub Pages serves none.
    for (const twin of [`${at}.br`, `${at}.gz`]) fs.rmSync(twin, { force: true });
    const html = fs.readFileSync(at, 'utf8');
    const withPolicy = html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta);
    if (withPolicy === html) throw new Error(`${file}: no <meta charset> to put the policy after`);
    fs.writeFileSync(at, withPolicy);
  }
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
