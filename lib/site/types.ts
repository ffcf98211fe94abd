import type { ImageIndex } from '@/lib/content/read';
import type { Company } from '@/lib/definitions/company';
import type { Markdown } from '@/lib/definitions/context';
import type { CaseStudy, Industry, Post, Product } from '@/lib/definitions/entry-schemas';
import type { PageType } from '@/lib/definitions/page';
import type { PlacedSection } from '@/lib/definitions/section';
import type { SharedCopy } from '@/lib/definitions/shared-copy';
import type { ImageFile } from '@/lib/shared/image-file';

/** A page as lists, search results, link previews and structured data need it. */
export type SitePage = {
  path: string;
  type: PageType;
  name: string;
  title: string;
  shortTitle?: string | undefined;
  description: string;
  image: ImageFile | undefined;
  date?: string | undefined;
  updated?: string | undefined;
  draft?: boolean | undefined;
  /** Default: true. */
  indexed?: boolean | undefined;
  /** The group in lists of all pages; default: in no list. */
  group?: string | undefined;
};

export type MissingPage = Pick<SitePage, 'path' | 'title' | 'description' | 'image'>;

/** A page of content/pages. */
export type WrittenPage = Markdown & {
  page: SitePage;
  path: string;
  order?: number | undefined;
  alsoAt: readonly string[];
  sections: readonly PlacedSection[];
};

/** A page at one of its URLs. Entries have no sections. */
export type SiteRoute = WrittenPage | { page: SitePage; sections?: undefined };

export type Site = {
  company: Company;
  /** Whether drafts and scheduled pages are included, marked as drafts: search engines must not index such a site. */
  withDrafts: boolean;
  sharedCopy: SharedCopy;
  /** By their `order`, as products and case studies. */
  industries: readonly Industry[];
  products: readonly Product[];
  caseStudies: readonly CaseStudy[];
  /** The newest first. */
  posts: readonly Post[];
  pages: readonly SitePage[];
  /** Pages that search engines, the search and lists leave out. */
  unlisted: readonly SitePage[];
  /** The not-found pages and the page for errors of a server: without a canonical URL, but with a social image. */
  missingPages: readonly MissingPage[];
  redirects: ReadonlyMap<string, string>;
  gone: readonly string[];
  routes: ReadonlyMap<string, SiteRoute>;
  /** All prepared images by their names in content. */
  images: ImageIndex;
  /** The bytes of each file of public/, by its URL. */
  fileSizes: Readonly<Record<string, number>>;
};
