import type { Company } from '@/lib/model/company';
import type { ImageFile } from '@/lib/model/image-file';
import type { PageKindId, PageOf } from '@/lib/model/kinds';
import type { ThirdParty } from '@/lib/model/sections/third-parties';
import type { SharedCopy } from '@/lib/model/shared-copy';
import type { FindImage } from '@/lib/model/walk';

/** The not-found pages and the page for errors of a server. */
type MissingPage = { path: string; title: string; description: string; image: ImageFile };

/** The pages of each kind, in the order of lists. */
export type PagesByKind = { readonly [Id in PageKindId]: readonly PageOf<Id>[] };

export type Site = PagesByKind & {
  company: Company;
  /** Whether drafts and scheduled pages are included, marked as drafts: search engines must not index such a site. */
  withDrafts: boolean;
  sharedCopy: SharedCopy;
  /** Without a canonical URL, but with a social image. */
  missingPages: readonly MissingPage[];
  redirects: ReadonlyMap<string, string>;
  gone: readonly string[];
  /** The hosts of what the pages load from other websites, or send there. */
  thirdParties: Readonly<Partial<Record<ThirdParty, readonly string[]>>>;
  findImage: FindImage;
  /** The bytes of each file of public/, by its URL. */
  fileSizes: Readonly<Record<string, number>>;
};
