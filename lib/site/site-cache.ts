import type { Document } from '@/lib/content/document';
import type { LoadedEntry } from '@/lib/definitions/collection';
import type { WrittenPage } from './load-pages';

/** What was loaded from documents, for sites with the same company facts and images. */
export type SiteCache = { entries: WeakMap<Document, LoadedEntry>; pages: WeakMap<Document, WrittenPage> };

export const newSiteCache = (): SiteCache => ({ entries: new WeakMap(), pages: new WeakMap() });
