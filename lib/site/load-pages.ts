import type { LoadedContent } from '@/lib/content/check';
import { sectionsOf } from '@/lib/content/content-types';
import type { Document } from '@/lib/content/document';
import { textsWithRole } from '@/lib/content/fields';
import type { LoadedEntry } from '@/lib/definitions/collection';
import type { Text } from '@/lib/definitions/context';
import { HOME, PAGE_KINDS, pageMetadataSchema } from '@/lib/definitions/page';
import type { PlacedSection, Sections } from '@/lib/definitions/section';
import { isRecord } from '@/lib/shared/schema';
import type { FindImage } from '@/lib/shared/with-images';
import { byOrder } from './order';
import type { SitePage } from './types';

export type Finders = { find: FindImage; text: (document: Document) => () => Text };

/** A page of content/pages. `name` is its path in that folder: home, legal/privacy. */
export type WrittenPage = {
  page: SitePage;
  name: string;
  path: string;
  order?: number | undefined;
  alsoAt: readonly string[];
  sections: readonly PlacedSection[];
  text: () => Text;
};

const DEFAULT_IMAGE = '/drawings/industry.svg';

/** Caches what was loaded from documents, for sites with the same company and images. */
export type SiteCache = { entries: WeakMap<Document, LoadedEntry>; pages: WeakMap<Document, WrittenPage> };

export const newSiteCache = (): SiteCache => ({ entries: new WeakMap(), pages: new WeakMap() });

/** Returns all pages in the order of lists. @param cache pages that were loaded before */
export function loadPages({ documents, sections }: LoadedContent, finders: Finders, cache: SiteCache['pages']) {
  const written = documents.flatMap((document): WrittenPage[] => {
    if (document.type.folder !== 'pages') return [];
    const page = cache.get(document) ?? loadPage(document, sections, finders);
    if (!page) return [];
    cache.set(document, page);
    return [page];
  });
  return written.sort(byOrder);
}

function loadPage(document: Document, sections: Sections, { find, text }: Finders): WrittenPage | undefined {
  const { type, data, path: name, url: path } = document;
  if (path === undefined || !isRecord(data)) return undefined;
  const { sections: _, ...front } = data;
  const { kind = 'page', navLabel, order, alsoAt = [], socialPicture, ...metadata } = pageMetadataSchema.parse(front);
  const [shown] = textsWithRole('image', type.schema, data);
  const page: SitePage = {
    ...metadata,
    ...PAGE_KINDS[kind],
    path,
    name: navLabel ?? metadata.title,
    image: socialPicture ?? shown?.value ?? DEFAULT_IMAGE,
    ...(name === HOME && { type: 'home' }),
  };
  const items = sectionsOf(data);
  const placed = items.flatMap(({ section: called, id, ...fields }): PlacedSection[] => {
    const section = sections[String(called)];
    const result = section?.read(fields, find);
    if (!section || !result?.success) return [];
    const { data, render } = result;
    return [{ section, id: typeof id === 'string' ? id : undefined, data, render }];
  });
  return { page, path, name, order, alsoAt, sections: placed, text: text(document) };
}
