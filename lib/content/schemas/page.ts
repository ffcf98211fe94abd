import { z } from 'zod';
import type { ImageFile } from '../image-file';
import type { WithImages } from '../with-images';
import type { EntryFile } from './entries';
import { image, navLabel, order, seo, sitePath, state } from './fields';
import type { GroupName } from './shared-copy';

/** The type of a page for search engines: see lib/site/structured-data. */
export type PageType = 'home' | 'page' | 'about' | 'contact' | 'service' | 'list' | 'post' | 'article' | 'search';

const KINDS = ['page', 'about', 'contact', 'service', 'search'] as const;

/** The group and type by `kind` in the front matter; default: page. The search page is in no group. */
export const PAGE_KINDS: Record<(typeof KINDS)[number], { group: GroupName | undefined; type: PageType }> = {
  page: { group: 'company', type: 'page' },
  about: { group: 'company', type: 'about' },
  contact: { group: 'company', type: 'contact' },
  service: { group: 'services', type: 'service' },
  search: { group: undefined, type: 'search' },
};

export const pageMetadataSchema = z.strictObject({
  ...seo,
  navLabel: navLabel.optional(),
  kind: z
    .enum(KINDS)
    .meta({
      isSetting: true,
      label: 'Group',
      hint: 'Services are listed under Services, all others under Company. Leave it empty for an ordinary page.',
    })
    .optional(),
  order: order.optional(),
  /** `false` for a landing page: search engines, the site's search and lists of pages leave it out. */
  indexed: z
    .boolean()
    .meta({
      label: 'In search and lists',
      hint: 'Switch it off for a landing page that search engines and the search of the website should not show.',
    })
    .optional(),
  alsoAt: z
    .array(sitePath.meta({ example: '/a-further-url' }))
    .max(5)
    .meta({
      isSetting: true,
      label: 'Alternate URLs',
      hint: 'They show the same page. Search engines keep the first URL.',
    })
    .optional(),
  /** Appears in link previews; default: the first image of the page. */
  socialPicture: image
    .meta({
      isSetting: true,
      label: 'Social image',
      hint: 'Shown in link previews. Default: the first image of the page.',
    })
    .optional(),
  ...state,
});

/** A section of a page: its name, and its valid fields with the names of images. */
export type PageSection = { name: string; id?: string | undefined; data: Record<string, unknown> };

/** A page of content/pages. */
export type Page = WithImages<z.infer<typeof pageMetadataSchema>> &
  EntryFile & {
    /** For link previews and menus, and for sections that show a part of it. */
    image: ImageFile;
    sections: readonly PageSection[];
  };

export const HOME = 'home';
/** Search fields link to this page. */
export const SEARCH = 'search';
