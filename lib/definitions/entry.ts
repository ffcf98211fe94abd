import type { WithImages } from '../shared/with-images';

export type TextHeading = { id: string; depth: number; text: string };

/** Compiled Markdown. */
export type Text = {
  /** For pages; `html` is for feeds, without elements that need the page. */
  readonly prose: string;
  readonly html: string;
  headings: readonly TextHeading[];
};

export type EntryFile = {
  slug: string;
  path: string;
  markdown: string;
  minutes: () => number;
  /** Compiled on the first call. */
  text: () => Text;
};

export type Entry<Data> = EntryFile & { data: WithImages<Data> };
