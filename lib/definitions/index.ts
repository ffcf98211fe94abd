/**
 * Every kind of content there is. Loader, checks, addresses, lists, structured data, feeds, drafts, manual and editor
 * are made from it.
 */
import { blog } from './blog';
import { caseStudies } from './case-studies';
import type { Collection } from './collection';
import { companySchema } from './company';
import { industries } from './industries';
import { pageHeadSchema } from './page';
import { products } from './products';
import { WORDS } from './words';

/** The folders of content/ whose files are pages of one kind, in the order lists of all pages have them. */
const COLLECTIONS: readonly Collection[] = [industries, products, caseStudies, blog];

export const DEFINITIONS = {
  /** content/site.md */
  company: { label: 'Company, menu and footer', schema: companySchema },
  /** content/shared/<name>.md */
  words: WORDS,
  /** content/pages/**.md, beside their sections. */
  page: { label: 'Pages', singular: 'page', schema: pageHeadSchema },
  collections: COLLECTIONS,
};

export type Definitions = typeof DEFINITIONS;
