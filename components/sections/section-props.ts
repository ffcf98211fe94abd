import type { Page, SectionFields, SectionName } from '@/lib/model/page';
import type { Site } from '@/lib/site/types';

/** Where a section is shown. */
export type SectionPlace = {
  site: Site;
  page: Page;
  /** Whether its heading is the h1 of the page. */
  isTitle: boolean;
};

export type SectionProps<Name extends SectionName> = SectionPlace & {
  data: SectionFields<Name>;
  id?: string | undefined;
};
