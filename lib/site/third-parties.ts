import type { TextHeading } from '@/lib/markdown/render';
import type { Page } from '@/lib/model/kinds';
import type { SectionFields } from '@/lib/model/page';
import type { Site } from './types';

type Texts = Pick<SectionFields<'third-parties'>, 'about' | 'used' | 'unused'>;

/** Returns what is true of this website: the text about something that it loads or sends, or the text for one without it. */
export const chooseText = ({ about, used, unused }: Texts, site: Site) => (site.thirdParties[about] ? used : unused);

/** Returns the headings of a page's sections about third parties, as far as they are shown and have an id to go to. */
export const thirdPartyHeadings = (sections: Page['sections'], site: Site): TextHeading[] =>
  sections.flatMap((section) =>
    section.section === 'third-parties' && section.id && chooseText(section, site)
      ? [{ id: section.id, depth: 2, text: section.heading }]
      : [],
  );
