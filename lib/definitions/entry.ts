/** An entry of a collection, as its template gets it. */
import type { Drawn } from '../shared/drawn';

/** A heading within a text, as a table of contents names it. */
export type TextHeading = { id: string; depth: number; text: string };

/** A text that was written in markdown, as HTML. */
export type Text = {
  /** As a page shows it. */
  readonly prose: string;
  /** The same without what belongs to the page, for readers elsewhere. */
  readonly html: string;
  headings: readonly TextHeading[];
};

/** What is known of an entry's file beside its fields. */
export type EntryFile = {
  slug: string;
  path: string;
  /** The markdown below the front matter. */
  markdown: string;
  /** Minutes it takes to read, counted when they are requested. */
  minutes: () => number;
  /** The text as it is drawn, made when it is first requested. */
  text: () => Text;
};

/** An entry as its template gets it. */
export type Entry<Data> = EntryFile & { data: Drawn<Data> };
