/** What a section or template gets of the page and the site it stands in, beside its own data. */
import type { Landing, Picture } from '../shared/picture';
import type { Company } from './company';
import type { Text } from './entry';
import type { SharedWords } from './words';

/** A page in a list of pages. */
export type ListedPage = { path: string; name: string; description: string };
export type PageGroup = { heading: string; pages: readonly ListedPage[] };
/** A link that carries a page's own name. */
export type NamedLink = { label: string; link: string; rel?: 'prev' | 'next'; note?: string; stage?: number };

/** An entry of a collection as lists show it. */
export type Teaser = {
  title: string;
  text: string;
  /** A line of facts above the title: a date, a duration. */
  note?: string | undefined;
  dateTime?: string | undefined;
  image: Picture;
  imageAlt: string;
  focus?: string | undefined;
  link: string;
  draft?: boolean | undefined;
};

/** One page of a list: all entries ten a page, or those of one topic. */
export type ListView = {
  /** Address of the whole list: /blog. */
  base: string;
  heading: string;
  teasers: readonly Teaser[];
  /** All topics of the collection. */
  tags: readonly string[];
  /** The topic whose entries are listed; all entries without one. */
  tag?: string | undefined;
  /** This page's number, from 1, and how many there are. */
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
  /** Whether the blog's feeds belong beside it. */
  hasFeeds: boolean;
};

/** The list an entry stands in, and what leads back to it and on to others. */
export type OwnList = { base: string; back: string; others: string };

/** What every page gets. */
type Surroundings = {
  path: string;
  /** Full address of the page, for its printed form. */
  url: string;
  company: Company;
  words: SharedWords;
  /** The page's markdown as it is drawn, empty without one. */
  text: Text;
  /** How the bridge of its drawing comes to its far end. */
  landing: Landing | undefined;
};

/** What the template of an entry gets beside the entry: data alone, so that its page is known by it. */
export type EntryContext = Surroundings & {
  /** Where the entry is listed. */
  ownList: OwnList | undefined;
  /** Texts on the same subject, nearest first. */
  related: readonly NamedLink[];
};

/** What a section gets beside its own data: data alone, so that its page is known by it. */
export type PageContext = Surroundings & {
  /** All pages under their headings, on a page that shows them. */
  groups: readonly PageGroup[];
  /** The posts that the page's sections name, by their slugs; drafts are none. */
  posts: Readonly<Partial<Record<string, Teaser>>>;
  /** On a page of a list. */
  list: ListView | undefined;
};
