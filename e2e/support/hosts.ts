/** The policy of an export, and old URLs. */
import { readPolicySources } from '../../export/policy-sources';
import { createRules } from '../../hosts/policy';
import type { Redirects } from '../../hosts/rules';
import type { Export } from './export';

export const FRAMED = {
  map: {
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=151.18%2C-33.89%2C151.24%2C-33.84&layer=mapnik&marker=-33.8688%2C151.2093',
  },
};

export const readPolicy = (site: Export) => createRules(readPolicySources(site.root, FRAMED));

/** URLs of pages that were renamed or deleted, also of a former website. */
export const OLD_URLS: Redirects = {
  permanent: [
    ['/2019/03/my-post', '/about'],
    ['/Services/IT_Consulting.aspx', '/about'],
    ['/case-study/application-migration-iris', '/case-study/iris'],
  ],
  gone: ['/blog/a-post-of-last-year'],
};
