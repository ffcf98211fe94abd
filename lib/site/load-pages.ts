/** content/pages/**.md as pages with their sections. */

import type { LoadedContent } from '@/lib/content/check';
import type { Document } from '@/lib/content/document';
import { textsOfKind } from '@/lib/content/fields';
import { type Model, sectionsOf } from '@/lib/content/kinds';
import type { Text } from '@/lib/definitions/entry';
import { HOME, PAGE_KINDS, pageHeadSchema } from '@/lib/definitions/page';
import type { PlacedSection, Sections } from '@/lib/definitions/section';
import { isRecord } from '@/lib/shared/schema';
import type { Finders } from './finders';
import { byOrder } from './order';
import type { SitePage } from './types';

/** A page as its file gives it. */
export type WrittenPage = {
  page: SitePage;
  /** Its name below content/pages: home, legal/privacy. */
  name: string;
  path: string;
  order?: number | undefined;
  /** Its first heading that can be the page's own. */
  heading: string;
  alsoAt: readonly string[];
  sections: readonly PlacedSection[];
  text: () => Text;
};

/** The picture of link previews for pages that show none. */
const NO_PICTURE = '/drawings/industry.svg';

/** All pages in the order a reader would list them. @param known pages that were made before */
export function loadPages(
  { documents }: LoadedContent,
  { sections }: Model,
  finders: Finders,
  known: WeakMap<Document, WrittenPage>,
): WrittenPage[] {
  const written = documents.flatMap((document): WrittenPage[] => {
    if (document.kind.folder !== 'pages') return [];
    const page = known.get(document) ?? loadPage(document, sections, finders);
    if (!page) return [];
    known.set(document, page);
    return [page];
  });
  return written.sort(byOrder);
}

function loadPage(document: Document, sections: Sections, { find, text }: Finders): WrittenPage | undefined {
  const { kind, data, path: name, address: path } = document;
  if (path === undefined || !isRecord(data)) return undefined;
  const { sections: _, ...front } = data;
  const { kind: ofKind = 'page', navLabel, order, alsoAt = [], socialPicture, ...own } = pageHeadSchema.parse(front);
  const [shown] = textsOfKind('picture', kind.schema, data);
  const page: SitePage = {
    ...own,
    ...PAGE_KINDS[ofKind],
    path,
    name: navLabel ?? own.title,
    image: socialPicture ?? shown?.value ?? NO_PICTURE,
    ...(name === HOME && { type: 'home' }),
  };
  const items = sectionsOf(data);
  const placed = items.flatMap(({ section: called, id, ...fields }): PlacedSection[] => {
    const section = sections[String(called)];
    const result = section?.read(fields);
    if (!section || !result?.success) return [];
    return [{ section, id: typeof id === 'string' ? id : undefined, ...result.prepare(find) }];
  });
  const titled = items.find(({ section }) => sections[String(section)]?.canBeTitle);
  const heading = typeof titled?.heading === 'string' ? titled.heading : own.title;
  return { page, path, name, order, heading, alsoAt, sections: placed, text: text(document) };
}
