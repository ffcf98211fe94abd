import type { Page, SectionFields, SectionName } from '@/lib/model/page';
import type { Site } from '@/lib/site/types';

/** The page that shows a section. The page of an entry has sections, too. */
type SectionPage = Pick<Page, 'path' | 'kind' | 'image' | 'markdown' | 'folder'>;

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
