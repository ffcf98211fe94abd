/** What a collection is: a folder of files of one kind, each a page of its own. */
import type { z } from 'zod';
import { type FindPicture, withPictures } from '../shared/drawn';
import type { Labels } from './company';
import type { Teaser } from './context';
import type { Entry, EntryFile } from './entry';
import type { PageType } from './page';
import type { View } from './views';
import type { GroupName } from './words';

/** Fields that mean the same in every collection. */
type EntryFields = {
  title: string;
  description: string;
  shortTitle?: string | undefined;
  navLabel?: string | undefined;
  order?: number | undefined;
  /** How far what it is about has been built. */
  stage?: number | undefined;
  date?: string | undefined;
  updated?: string | undefined;
  draft?: boolean | undefined;
  tags?: string[] | undefined;
};

type Definition<T> = {
  /** Below content/. */
  folder: string;
  /** What marketing calls the collection, and what `npm run new` calls one entry. */
  label: string;
  singular: string;
  /** The editor's icon: a name of https://fonts.google.com/icons. */
  icon: string;
  /** What stands before the slug in an address: /blog; '' at the first level. */
  address: string;
  schema: z.ZodObject & z.ZodType<T>;
  /** What the markdown below the front matter is for; without it there is none. */
  body?: string;
  sort: 'newest first' | 'by order';
  /** What an entry is to search engines. */
  type: PageType;
  /** The heading its pages are listed under; without it the list's own name. */
  group?: GroupName;
  /** The page that lists the entries, ten a page and by topic: content/pages/<list>.md. */
  list?: string;
  /** What leads from an entry back to the list and on to others; the list's own name without it. */
  leads?: { back: keyof Labels; others: keyof Labels };
  /** Whether each entry's text is published as markdown, too, with this as its lead. */
  markdownLead?: (data: T) => string;
  /** Whether the entries are published as feeds. */
  hasFeeds?: boolean;
  /** The entry's picture, as its front matter names it. */
  picture: (data: T) => string;
  /** What lists say of an entry. */
  teaser?: (entry: Entry<T>) => Omit<Teaser, 'link' | 'draft'>;
  /** How an entry is drawn. */
  view: (entry: Entry<T>) => View;
};

/** An entry without the type of its fields, which `teaser` and `view` keep to themselves. */
export type LoadedEntry = EntryFile &
  EntryFields & {
    image: string;
    lead: string;
    teaser: () => Teaser;
    view: () => View;
  };

/** A collection without the type of its entries. */
export type Collection = Omit<Definition<EntryFields>, 'schema' | 'picture' | 'teaser' | 'view' | 'markdownLead'> & {
  schema: z.ZodObject;
  hasMarkdown: boolean;
  /** Makes an entry of front matter that the schema passes. @throws where it does not */
  read: (data: unknown, file: EntryFile, find: FindPicture) => LoadedEntry;
};

export function defineCollection<T extends EntryFields>(definition: Definition<T>): Collection {
  const { schema, picture, markdownLead, teaser, view, ...rest } = definition;
  return {
    ...rest,
    schema,
    hasMarkdown: markdownLead !== undefined,
    read(raw, file, find) {
      const fields: T = schema.parse(raw);
      const image = picture(fields);
      // Few of many entries are drawn: a build leaves out what it has kept.
      let drawn: Entry<T> | undefined;
      const entry = () => {
        drawn ??= { ...file, data: withPictures<T>(schema, fields, find) };
        return drawn;
      };
      const plain = { title: fields.title, text: fields.description, image: find(image), imageAlt: '' };
      return {
        ...file,
        ...pick(fields),
        image,
        lead: markdownLead?.(fields) ?? fields.description,
        teaser: () => ({ ...plain, ...teaser?.(entry()), link: file.path, draft: fields.draft }),
        view: () => view(entry()),
      };
    },
  };
}

const pick = ({ title, description, shortTitle, navLabel, order, stage, date, updated, draft, tags }: EntryFields) => ({
  ...{ title, description, shortTitle, navLabel, order, stage, date, updated, draft, tags },
});
