/** The policy of an export, and the files for hosts, as the build creates them. */
import fs from 'node:fs';
import path from 'node:path';
import { readPolicySources } from '../../export/policy-sources';
import { createRules } from '../../hosts/policy';
import type { Export } from './export';

export const FRAMED = {
  map: {
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=151.18%2C-33.89%2C151.24%2C-33.84&layer=mapnik&marker=-33.8688%2C151.2093',
  },
};

export const readPolicy = (site: Export) => createRules(readPolicySources(site.root, FRAMED));

/** Reads a file that the build of an export has written to hosts/generated/. */
export const readGenerated = (site: Export, name: string) =>
  fs.readFileSync(path.join(site.root, '..', 'hosts/generated', name), 'utf8');
