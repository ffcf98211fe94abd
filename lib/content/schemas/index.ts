import { companySchema } from './company';
import { CONTENT_KINDS } from './entries';
import { labelsSchema } from './labels';
import { pageMetadataSchema } from './page';
import { SHARED_COPY } from './shared-copy';

/** Lists every content type. Checks, URLs, lists, feed, drafts, manual and editor derive from it. */
export const DEFINITIONS = {
  company: { label: 'Company, menu and footer', schema: companySchema },
  sharedCopy: SHARED_COPY,
  labels: { label: 'Labels of controls', schema: labelsSchema },
  page: { label: 'Pages', singular: 'page', schema: pageMetadataSchema },
  kinds: CONTENT_KINDS,
};

export type Definitions = typeof DEFINITIONS;
