import type { Page } from '@/lib/model/kinds';
import type { SectionFields, SectionName } from '@/lib/model/page';
import type { Site } from '@/lib/site/types';

/** What sections read of the page around them. The page of an entry has it, too, but for sections. */
export type SectionPage = Pick<Page, 'path' | 'image' | 'markdown' | 'folder'> &
  Partial<Pick<Page, 'kind' | 'sections'>>;

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
