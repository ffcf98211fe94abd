/** The project's code that tests of hosts use, and the policy of an export as the build creates it. */
import fs from 'node:fs';
import path from 'node:path';
import { createRules } from '../../hosts/policy';
import { readPolicySources } from '../../scripts/support/policy-sources';
import type { Export } from './export';

export { caddyFile } from '../../hosts/caddy';
export { cloudFrontFunction, cloudFrontPolicies } from '../../hosts/cloudfront';
export { nginxFile } from '../../hosts/nginx';
export { headersFile, redirectsFile } from '../../hosts/pages';
export { headersOf, type Redirects, type Rule } from '../../hosts/rules';
export { vercelFile } from '../../hosts/vercel';
export { listPages } from '../../scripts/support/list-files';
export { freePort } from '../../scripts/support/listen';
export { hashSource, readPage, readPolicySources } from '../../scripts/support/policy-sources';
export { BROTLI_MODULE, findCaddy, findNginx } from '../../scripts/support/programs';
export { compareDeployed, expectedOf } from '../../scripts/verify/compare';

/** The map and the videos of the fixture content. */
export const FRAMED = {
  map: {
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=151.18%2C-33.89%2C151.24%2C-33.84&layer=mapnik&marker=-33.8688%2C151.2093',
  },
  films: [{ player: 'https://www.youtube-nocookie.com/embed/' }],
};

export const policyOf = (site: Export) => createRules(readPolicySources(site.root, FRAMED));

/** Reads a file that the build of an export has written to hosts/generated/. */
export const readGenerated = (site: Export, name: string) =>
  fs.readFileSync(path.join(site.root, '..', 'hosts/generated', name), 'utf8');
