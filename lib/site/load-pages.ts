/** content/pages/**.md as pages with their sections. */

import { textsOfKind } from '@/lib/content/fields';
import type { LoadedContent } from '@/lib/content/inspect';
import { type Model, sectionsOf } from '@/lib/content/kinds';
import { HOME, PAGE_KINDS, pageHeadSchema } from '@/lib/definitions/page';
import { isRecord } from '@/lib/shared/schema';
import type { Finders } from './finders';
import type { PlacedSection, SitePage } from './types';

/** A page as its file gives it. */
export type WrittenPage = {
  page: SitePage;
  /** Its name below content/pages: home, legal/privacy. */
  name: string;
  order: number;
  /** Its first heading that can be the page's own. */
  heading: string;
  alsoAt: readonly string[];
  sections: readonly PlacedSection[];
  html: () => string;
};

/** Pages without a place in lists come after those with one. */
const LAST = 1000;
/** The picture of link previews for pages that show none. */
const NO_PICTURE = '/drawings/industry.svg';

/** All pages in the order a reader would list them. */
export function loadPages({ documents }: LoadedContent, { sections }: Model, { find, html }: Finders): WrittenPage[] {
  const written = documents.flatMap((document): WrittenPage[] => {
    const { kind, data, path: name, address: path } = document;
    if (kind.folder !== 'pages' || path === undefined || !isRecord(data)) return [];
    const { sections: _, ...front } = data;
    const head = pageHeadSchema.parse(front);
    const items = sectionsOf(data);
    const {
      kind: kindName = 'page',
      title,
      description,
      navLabel,
      order = LAST,
      alsoAt = [],
      updated,
      socialPicture,
      draft,
    } = head;
    const { group, type } = PAGE_KINDS[kindName];
    const [shown] = textsOfKind('picture', kind.schema, data);
    const image = socialPicture ?? shown?.value ?? NO_PICTURE;
    const page = {
      path,
      title,
      description,
      name: navLabel ?? title,
      image,
      updated,
      draft,
      group,
      type: name === HOME ? 'home' : type,
    } as const;
    const placed = items.flatMap(({ section: called, id, ...fields }): PlacedSection[] => {
      const section = sections[String(called)];
      const result = section?.read(fields);
      if (!section || !result?.success) return [];
      return [{ section, id: typeof id === 'string' ? id : undefined, draw: result.prepare(find) }];
    });
    const titled = items.find(({ section }) => sections[String(section)]?.canBeTitle);
    const heading = typeof titled?.heading === 'string' ? titled.heading : title;
    return [{ page, name, order, heading, alsoAt, sections: placed, html: html(document) }];
  });
  return written.sort((a, b) => a.order - b.order || a.page.path.localeCompare(b.page.path, 'en'));
}
