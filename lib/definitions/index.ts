/** Lists every content type. Checks, URLs, lists, feeds, drafts, manual and editor derive from it. */
import { blog } from './blog';
import { caseStudies } from './case-studies';
import type { Collection } from './collection';
import { companySchema } from './company';
import { industries } from './industries';
import { pageMetadataSchema } from './page';
import { products } from './products';
import { SHARED_COPY } from './shared-copy';

/** In the order of lists of all pages. */
const COLLECTIONS: readonly Collection[] = [industries, products, caseStudies, blog];

export const DEFINITIONS = {
  company: { label: 'Company, menu and footer', schema: companySchema },
  words: SHARED_COPY,
  page: { label: 'Pages', singular: 'page', schema: pageMetadataSchema },
  collections: COLLECTIONS,
};

export type Definitions = typeof DEFINITIONS;
