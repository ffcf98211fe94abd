/** The site as a value: what createSite makes, and everything else asks. */
import type { Collection, LoadedEntry } from '@/lib/definitions/collection';
import type { Company } from '@/lib/definitions/company';
import type { Text } from '@/lib/definitions/entry';
import type { PageType } from '@/lib/definitions/page';
import type { PlacedSection } from '@/lib/definitions/section';
import type { SharedWords } from '@/lib/definitions/words';
import type { ListPage } from '@/lib/shared/paginated-collection';
import type { Landing } from '@/lib/shared/picture';

/** What is said of a page elsewhere: in lists, search results, link previews, structured data. */
export type SitePage = {
  /** Canonical address from the root, without a slash at its end: /about. */
  path: string;
  type: PageType;
  /** What links call it. */
  name: string;
  title: string;
  /** Stands in for a title too long for a search result. */
  shortTitle?: string | undefined;
  description: string;
  /** The picture of its link preview, as content names it. */
  image: string;
  /** The day its content was published, and last changed, where the content says so: YYYY-MM-DD. */
  date?: string | undefined;
  updated?: string | undefined;
  draft?: boolean | undefined;
  /** The heading it is listed under: a key that pages of one group share. Missing: it stands in no list. */
  group?: string | undefined;
  /** The collection it is an entry or the list of. */
  collection?: Collection | undefined;
};

export type MissingPage = Pick<SitePage, 'path' | 'title' | 'description' | 'image'>;

/** What an address shows. */
export type SiteRoute =
  | { kind: 'page'; page: SitePage; sections: readonly PlacedSection[]; text: () => Text }
  | {
      kind: 'list';
      page: SitePage;
      sections: readonly PlacedSection[];
      text: () => Text;
      list: ListPage<LoadedEntry>;
      tags: readonly string[];
      /** The heading of the list's first page. */
      heading: string;
    }
  | { kind: 'entry'; page: SitePage; entry: LoadedEntry };

/** An address whose page is made of sections. */
export type SectionsRoute = Exclude<SiteRoute, { kind: 'entry' }>;
export type EntryRoute = Extract<SiteRoute, { kind: 'entry' }>;

/** A collection with its published entries in their order. */
export type LoadedCollection = { collection: Collection; entries: readonly LoadedEntry[] };

export type Site = {
  company: Company;
  words: SharedWords;
  collections: readonly LoadedCollection[];
  /** Every page a search engine should know, once, in the order a reader would list them. */
  pages: readonly SitePage[];
  /**
   * The further pages of lists and the pages of their topics. Search engines should know them too, but a search result,
   * a list of all pages or a picture of their own would say nothing that the list itself does not.
   */
  listPages: readonly SitePage[];
  /** The not-found pages of hosts: without a canonical address, but with a picture of their own. */
  missingPages: readonly MissingPage[];
  /** Addresses that pages had before, and where each page is now. */
  moved: ReadonlyMap<string, string>;
  /** Addresses of pages that were taken away on purpose. */
  gone: readonly string[];
  /** The day on which the own words of the page at an address last changed. */
  changed: ReadonlyMap<string, string>;
  /** What every address shows: pages, their further addresses, lists and entries. */
  routes: ReadonlyMap<string, SiteRoute>;
  /** How the bridge of a picture, as content names it, comes to its far end; undefined for a photo. */
  landing: (image: string) => Landing | undefined;
};
