import type { Page, SectionFields, SectionName } from '@/lib/model/page';
import type { Site } from '@/lib/site/types';

/** What sections read of the page around them. The page of an entry has it, too, but for sections. */
type SectionPage = Pick<Page, 'path' | 'kind' | 'image' | 'markdown' | 'folder'> & Partial<Pick<Page, 'sections'>>;

export type SectionPlace = {
  site: Site;
  page: SectionPage;
  /** Whether its heading is the h1 of the page; default: no. */
  isTitle?: boolean;
};

export type SectionProps<Name extends SectionName> = SectionPlace & {
  data: SectionFields<Name>;
  id?: string | undefined;
};
