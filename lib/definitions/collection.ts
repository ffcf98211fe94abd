/** Defines collections: folders of files with one schema, each file a page. */
import { z } from 'zod';
import { once } from '../shared/memoize';
import { type FindImage, withImages } from '../shared/with-images';
import type { Labels } from './company';
import type { Entry, EntryFile, Teaser } from './context';
import type { View } from './entry-schemas';
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
  tags: z.array(z.string()).optional(),
});
type EntryFields = z.infer<typeof entryFields>;

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
  sort: 'newest first' | 'by order';
  type: PageType;
  /** The heading in lists of all pages; default: the list's name. */
  group?: GroupName;
  /** The page that lists the entries: content/pages/<list>.md. */
  list?: string;
  /** Labels of links back to the list and to other entries; default: the list's name. */
  leads?: { back: keyof Labels; others: keyof Labels };
  /** The first paragraph of the entry's Markdown file; default: the entry has no such file. */
  markdownLead?: (data: T) => string;
  hasFeeds?: boolean;
  imageOf: (data: T) => string;
  teaser?: (entry: Entry<T>) => Omit<Teaser, 'link' | 'draft'>;
  view: (entry: Entry<T>) => View;
};

export type LoadedEntry = EntryFile &
  EntryFields & { image: string; lead: string; teaser: () => Teaser; view: () => View };

export type Collection = Omit<Definition<EntryFields>, 'schema' | 'imageOf' | 'teaser' | 'view' | 'markdownLead'> & {
  schema: z.ZodObject;
  hasMarkdown: boolean;
  /** Creates an entry of valid front matter. @throws if it is invalid */
  read: (data: unknown, file: EntryFile, find: FindImage) => LoadedEntry;
};

export function defineCollection<T extends EntryFields>(definition: Definition<T>): Collection {
  const { schema, imageOf, markdownLead, teaser, view, ...rest } = definition;
  return {
    ...rest,
    schema,
    hasMarkdown: markdownLead !== undefined,
    read(raw, file, find) {
      const fields: T = schema.parse(raw);
      const image = imageOf(fields);
      const entry = once((): Entry<T> => ({ ...file, data: withImages<T>(schema, fields, find) }));
      const plain = { title: fields.title, text: fields.description, image: find(image), imageAlt: '' };
      return {
        ...file,
        ...entryFields.parse(fields),
        image,
        lead: markdownLead?.(fields) ?? fields.description,
        teaser: () => ({ ...plain, ...teaser?.(entry()), link: file.path, draft: fields.draft }),
        view: () => view(entry()),
      };
    },
  };
}
