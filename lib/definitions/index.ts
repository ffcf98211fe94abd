import { COLLECTIONS } from './collections';
import { companySchema } from './company';
import { pageMetadataSchema } from './page';
import { SHARED_COPY } from './shared-copy';

/** Lists every content type. Checks, URLs, lists, feed, drafts, manual and editor derive from it. */
export const DEFINITIONS = {
  company: { label: 'Company, menu and footer', schema: companySchema },
  sharedCopy: SHARED_COPY,
  page: { label: 'Pages', singular: 'page', schema: pageMetadataSchema },
  collections: COLLECTIONS,
};

export type Definitions = typeof DEFINITIONS;
