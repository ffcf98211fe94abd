import type { ImageFile } from '../shared/image-file';

export type NamedLink = { label: string; link: string; rel?: 'prev' | 'next'; note?: string; stage?: number };

export type Teaser = {
  title: string;
  text: string;
  note?: string | undefined;
  dateTime?: string | undefined;
  image: ImageFile;
  imageAlt: string;
  focus?: string | undefined;
  link: string;
  draft?: boolean | undefined;
  /** A case study's result: before, after, still open. */
  outcome?: readonly { label: string; text: string }[] | undefined;
};

export type TextHeading = { id: string; depth: number; text: string };

export type Text = {
  /** For pages. Feeds use `html`, which needs no script or style sheet of the page. */
  readonly prose: string;
  readonly html: string;
  headings: readonly TextHeading[];
};

/** The text of a file, and its folder, which URLs of images may be relative to. */
export type Markdown = { markdown: string; folder: string };
