import type { Entry } from './entry';
import type { CaseStudy } from './schemas/case-study';
import type { Industry } from './schemas/industry';
import type { Post } from './schemas/post';
import type { Product } from './schemas/product';

/** The data of each template: components/templates/EntryPage renders every one, or does not compile. */
export type View =
  | { template: 'industry'; entry: Entry<Industry> }
  | { template: 'coming-soon'; entry: Entry<Product> }
  | { template: 'case-study'; entry: Entry<CaseStudy> }
  | { template: 'article'; entry: Entry<Post> };
