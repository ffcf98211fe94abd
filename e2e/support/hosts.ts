/** What tests of hosts use of the project's own code, and the policy of an export as the build makes it. */
import fs from 'node:fs';
import path from 'node:path';
import { rules } from '../../hosts/policy';
import { readFacts } from '../../scripts/support/host-facts';
import type { Export } from './export';

export { caddyFile } from '../../hosts/caddy';
export { cloudFrontFunction, cloudFrontPolicies } from '../../hosts/cloudfront';
export { nginxFile } from '../../hosts/nginx';
export type { OldAddresses } from '../../hosts/old-addresses';
export { headersFile, redirectsFile } from '../../hosts/pages';
export { headersOf, type Rule, rules } from '../../hosts/policy';
export { serveFile } from '../../hosts/serve';
export { vercelFile } from '../../hosts/vercel';
export { BROTLI_MODULE, findCaddy, findNginx } from '../../scripts/support/find-servers';
export { freePort } from '../../scripts/support/free-port';
export { hashSource } from '../../scripts/support/hash-source';
export { pageFiles, readFacts } from '../../scripts/support/host-facts';
export { compareDeployed, questionsOf } from '../../scripts/verify/compare';

/** The map and the films of the frozen content. */
export const FRAMED = {
  map: {
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=151.18%2C-33.89%2C151.24%2C-33.84&layer=mapnik&marker=-33.8688%2C151.2093',
  },
  films: [{ player: 'https://www.youtube-nocookie.com/embed/' }],
};

export const policyOf = (site: Export) => rules(readFacts(site.root, FRAMED));

/** A file that the build of an export has written for hosts, beside it or into it. */
export const readGenerated = (site: Export, name: string) =>
  fs.readFileSync(path.join(site.root, '..', 'hosts/generated', name), 'utf8');
