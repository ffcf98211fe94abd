import type { Document } from '@/lib/content/document';
import type { LoadedEntry } from '@/lib/definitions/collection';
import type { WrittenPage } from './load-pages';

/** What was made of documents, for sites that share the facts, words and pictures it was made with. */
export type SiteMemory = { entries: WeakMap<Document, LoadedEntry>; pages: WeakMap<Document, WrittenPage> };

export const newMemory = (): SiteMemory => ({ entries: new WeakMap(), pages: new WeakMap() });
