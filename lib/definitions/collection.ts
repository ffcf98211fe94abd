/** Defines collections: folders of files with one schema, each file a page. */
import { z } from 'zod';
import { once } from '../shared/memoize';
import { bare } from '../shared/schema';
import { type FindImage, withImages } from '../shared/with-images';
import type { Labels } from './company';
import type { Entry, EntryFile, Teaser } from './context';
import type { View } from './entry-schemas';
import { reserved } from './fields';
import type { PageType } from './page';
import type { GroupName } from './shared-copy';

const entryFields = z.object({
  title: z.string(),
  description: z.string(),
  shortTitle: z.string().optional(),
  navLabel: z.string().optional(),
  order: z.number().optional(),
  stage: z.number().optional(),
  date: z.string().optional(),
  updated: z.string().optional(),
  draft: z.boolean().optional(),
  /** The heading in lists of all pages; default: that of the collection. */
  group: z.string().optional(),
});
type EntryFields = z.infer<typeof entryFields>;

/**
 * The order of lists. `{ upcoming: 'eventDate' }` lists the entries from the build day on, the next first; those before that day
 * follow, the latest first.
 */
type Sort<Field extends string> = 'newest first' | 'by order' | { upcoming: Field };

type Definition<T> = {
  folder: string;
  label: string;
  singular: string;
  /** The editor's icon: https://fonts.google.com/icons */
  icon: string;
  /** The path before the slug: /blog; '' at the first level. */
  url: string;
  schema: z.ZodObject & z.ZodType<T>;
  body?: string;
  sort: Sort<keyof T & string>;
  type: PageType;
  /** The heading in lists of all pages; default: the list's name. */
  group?: GroupName;
  /** The page that lists the entries: content/pages/<list>.md. It is needed once an entry is no draft. */
  list?: string;
  /** Labels of links back to the list and to other entries; default: the list's name. */
  leads?: { back: keyof Labels; others: keyof Labels };
  /** The summary in the feed; default: the description. */
  lead?: (data: T) => string;
  hasFeed?: boolean;
  imageOf: (data: T) => string;
  teaser?: (entry: Entry<T>) => Omit<Teaser, 'link' | 'draft'>;
  view: (entry: Entry<T>) => View;
};

export type LoadedEntry = EntryFile &
  EntryFields & {
    image: string;
    lead: string;
    /** The day that a list with `upcoming` sorts by. */
    upcomingDay?: string | undefined;
    teaser: () => Teaser;
    view: () => View;
  };

export type Collection = Omit<Definition<EntryFields>, 'schema' | 'sort' | 'imageOf' | 'teaser' | 'view' | 'lead'> & {
  schema: z.ZodObject;
  sort: Sort<string>;
  /** Creates an entry of valid front matter. @throws if it is invalid */
  read: (data: unknown, file: EntryFile, find: FindImage) => LoadedEntry;
};

/** Returns the collection of a definition. @throws if a field has a reserved name and another meaning */
export function defineCollection<T extends EntryFields>(definition: Definition<T>): Collection {
  const { schema, imageOf, lead, teaser, view, ...rest } = definition;
  for (const [name, field] of Object.entries(reserved)) {
    if (schema.shape[name] === undefined || bare(schema.shape[name]) === field) continue;
    throw new Error(
      `${rest.folder}: "${name}" has the same meaning in every collection. Use reserved.${name} of lib/definitions/fields.ts, ` +
        `or another name, such as ${rest.singular}${name.charAt(0).toUpperCase()}${name.slice(1)}.`,
    );
  }
  const upcoming = typeof rest.sort === 'object' ? rest.sort.upcoming : undefined;
  return {
    ...rest,
    schema,
    read(raw, file, find) {
      const fields: T = schema.parse(raw);
      const image = imageOf(fields);
      const entry = once((): Entry<T> => ({ ...file, data: withImages<T>(schema, fields, find) }));
      const plain = { title: fields.title, text: fields.description, image: find(image), imageAlt: '' };
      return {
        ...file,
        ...entryFields.parse(fields),
        image,
        upcomingDay: upcoming === undefined ? undefined : z.string().optional().parse(fields[upcoming]),
        lead: lead?.(fields) ?? fields.description,
        teaser: () => ({ ...plain, ...teaser?.(entry()), link: file.path, draft: fields.draft }),
        view: () => view(entry()),
      };
    },
  };
}
