import fs from 'node:fs';
import path from 'node:path';
import { nginxFile } from '../hosts/nginx';
import { headersFile, redirectsFile } from '../hosts/pages';
import { asMeta, createRules, type PRIVATE_FILES } from '../hosts/policy';
import { findHeaders } from '../hosts/rules';
import { vercelFile } from '../hosts/vercel';
import { writeWhole } from '../lib/images/file';
import { readSettings } from '../lib/settings';
import type { Site } from '../lib/site/types';
import { listPages, toExportFile } from './export-files';
import { insertAfterCharset, parseHtml, printHtml } from './html';
import { readPolicySources } from './policy-sources';
import { redirectPage } from './redirect-page';

const HOST_FILES = 'hosts/generated';

/**
 * Writes the policy for every host. POLICY=meta is for hosts without headers and redirects, such as GitHub Pages. It writes
 * the policy into the pages, and a page for each redirect.
 */
export function addHostFiles(site: Site, out: string): void {
  const { origin } = site.company;
  const sources = readPolicySources(out, site.company);
  const rules = createRules(sources, !site.withDrafts);
  const redirects = {
    permanent: [...site.redirects],
    gone: site.gone,
  };
  const files: Record<(typeof PRIVATE_FILES)[number], string> = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(redirects),
    'vercel.json': vercelFile(rules, redirects),
  };
  for (const [name, text] of Object.entries(files)) writeWhole(path.join(out, name), text);
  // GitHub Pages would skip folders whose names start with an underscore.
  writeWhole(path.join(out, '.nojekyll'), '');
  writeWhole(path.join(HOST_FILES, 'nginx.conf'), nginxFile(rules, redirects, new URL(origin).hostname));
  if (readSettings().hasPolicyInPages) {
    for (const [from, to] of site.redirects) writeWhole(path.join(out, toExportFile(from)), redirectPage(site, to));
    addPolicyToPages(out, asMeta(findHeaders(rules, '/')['Content-Security-Policy'] ?? ''));
  }
}

function addPolicyToPages(out: string, policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  for (const file of listPages(out).map((name) => path.join(out, name))) {
    const page = parseHtml(fs.readFileSync(file, 'utf8'));
    insertAfterCharset(page, meta);
    fs.writeFileSync(file, printHtml(page));
  }
}
