import type { Collection, LoadedEntry } from '@/lib/definitions/collection';
import type { Company } from '@/lib/definitions/company';
import type { Text } from '@/lib/definitions/context';
import type { PageType } from '@/lib/definitions/page';
import type { PlacedSection } from '@/lib/definitions/section';
import type { SharedCopy } from '@/lib/definitions/shared-copy';
import type { ImageFile, Landing } from '@/lib/shared/image-file';

/** A page as lists, search results, link previews and structured data need it. */
export type SitePage = {
  path: string;
  type: PageType;
  name: string;
  title: string;
  shortTitle?: string | undefined;
  description: string;
  image: string;
  date?: string | undefined;
  updated?: string | undefined;
  draft?: boolean | undefined;
  /** Default: true. */
  indexed?: boolean | undefined;
  /** The group in lists of all pages; default: in no list. */
  group?: string | undefined;
  collection?: Collection | undefined;
};

export type MissingPage = Pick<SitePage, 'path' | 'title' | 'description' | 'image'>;

type PageOfSections = { page: SitePage; sections: readonly PlacedSection[]; text: () => Text };
type PageOfList = PageOfSections & { entries: readonly LoadedEntry[] };

export type SectionsRoute = (PageOfSections & { type: 'page' }) | (PageOfList & { type: 'list' });
export type EntryRoute = { type: 'entry'; page: SitePage; entry: LoadedEntry };
export type SiteRoute = SectionsRoute | EntryRoute;

export type LoadedCollection = { collection: Collection; entries: readonly LoadedEntry[] };

export type Site = {
  company: Company;
  /** Whether drafts and scheduled pages are included, marked as drafts: search engines must not index such a site. */
  withDrafts: boolean;
  sharedCopy: SharedCopy;
  collections: readonly LoadedCollection[];
  pages: readonly SitePage[];
  /** Pages that search engines, the search and lists leave out. */
  unlisted: readonly SitePage[];
  /** The not-found pages and the page for errors of a server: without a canonical URL, but with a social image. */
  missingPages: readonly MissingPage[];
  redirects: ReadonlyMap<string, string>;
  gone: readonly string[];
  routes: ReadonlyMap<string, SiteRoute>;
  /** Returns the image of the far end of an illustration's bridge; undefined for a photo. */
  landing: (image: string) => Landing | undefined;
  /** Returns a prepared image; undefined for an illustration of the templates. */
  image: (name: string) => ImageFile | undefined;
};
