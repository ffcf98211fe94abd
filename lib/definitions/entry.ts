/** An entry of a collection, as its template gets it. */
import type { Drawn } from '../shared/drawn';

/** What is known of an entry's file beside its fields. */
export type EntryFile = {
  slug: string;
  path: string;
  /** The markdown below the front matter. */
  markdown: string;
  /** Minutes it takes to read. */
  minutes: number;
  /** The text as HTML, made when it is first requested. */
  html: () => string;
};

/** An entry as its template gets it. */
export type Entry<Data> = EntryFile & { data: Drawn<Data> };
