import { z } from 'zod';
import { image, navLabel, order, seo, sitePath, visibility } from './fields';
import { EXAMPLES, SECTIONS } from './sections';
import type { GroupName } from './shared-copy';
import { type FindImage, type WithImages, withImages } from './walk';

/** The type of a page for search engines: see lib/site/structured-data. */
export type PageType = 'home' | 'page' | 'about' | 'contact' | 'service' | 'list' | 'post' | 'article' | 'search';

/** What a page is in lists of all pages, and for search engines. */
export type PageGroup = {
  type: PageType;
  /** Its heading in lists of all pages; default: in no list. */
  group: GroupName | undefined;
};

/** By `kind` in the front matter; default: page. */
export const PAGE_GROUPS = {
  page: { group: 'company', type: 'page' },
  about: { group: 'company', type: 'about' },
  contact: { group: 'company', type: 'contact' },
  service: { group: 'services', type: 'service' },
  search: { group: undefined, type: 'search' },
} as const satisfies Record<string, PageGroup>;

const metadata = z.strictObject({
  ...seo,
  navLabel: navLabel.optional(),
  kind: z
    .enum(['page', 'about', 'contact', 'service', 'search'])
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
      isSetting: true,
      isOnByDefault: true,
      label: 'In search and lists',
      hint: 'Switch it off for a landing page that search engines and the search of the website should not show.',
    })
    .optional(),
  alsoAt: z
    .array(sitePath)
    .max(5)
    .meta({
      isSetting: true,
      isOnlyInFiles: true,
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
  ...visibility,
});

const { hero, ...others } = SECTIONS;
const sectionSchema = z.discriminatedUnion('section', [
  hero.schema,
  ...Object.values(others).map(({ schema }) => schema),
]);

export const pageSchema = metadata.extend({
  sections: z.array(sectionSchema).min(1).max(40).meta({ hint: 'The parts of the page, from top to bottom.' }),
});

type AnySection = WithImages<z.infer<typeof sectionSchema>>;
export type SectionName = AnySection['section'];
export type SectionFields<Name extends SectionName> = Omit<Extract<AnySection, { section: Name }>, 'section' | 'id'>;
/** A section of a page, or one of those with the names. */
export type PageSection<Name extends SectionName = SectionName> = {
  [Each in Name]: { section: Each; id?: string | undefined } & SectionFields<Each>;
}[Name];

/** Returns a section of a page, whatever the others are; undefined while it is not valid. */
export function parseSection(value: unknown, findImage: FindImage): PageSection | undefined {
  const { data } = sectionSchema.safeParse(value);
  return data && withImages(sectionSchema, data, findImage);
}

/** Returns an example of each section in each look, its images included. */
export const exampleSections = (findImage: FindImage): PageSection[] =>
  EXAMPLES.map(({ fields }) => withImages(sectionSchema, sectionSchema.parse(fields), findImage));

export const HOME = 'home';
/** Search fields link to this page. */
export const SEARCH = 'search';
