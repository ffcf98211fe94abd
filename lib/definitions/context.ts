import type { ImageFile, Landing } from '../shared/image-file';
import type { WithImages } from '../shared/with-images';
import type { Company } from './company';
import type { SharedCopy } from './shared-copy';

type PageGroup = { heading: string; pages: readonly { path: string; name: string; description: string }[] };

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
  /** A post's reading time and contents. What needs its rendered text is derived on request. */
  minutes?: (() => number) | undefined;
  headings?: (() => readonly TextHeading[]) | undefined;
  /** A case study's result: before, after, still open. */
  outcome?: readonly { label: string; text: string }[] | undefined;
};

export type ListView = { teasers: readonly Teaser[]; hasFeed: boolean };

type OwnList = { base: string; back: string; others: string };

export type Surroundings = {
  path: string;
  url: string;
  company: Company;
  sharedCopy: SharedCopy;
  text: Text;
  landing: Landing | undefined;
  /** The published posts and case studies that the page names, by slug. */
  named: Readonly<Record<'post' | 'case-study', Readonly<Partial<Record<string, Teaser>>>>>;
};

export type EntryContext = Surroundings & {
  ownList: OwnList | undefined;
  others: readonly NamedLink[];
};

export type PageContext = Surroundings & {
  groups: readonly PageGroup[];
  list: ListView | undefined;
  /** The image of the page, for compositions of sections. */
  bridge: ImageFile | undefined;
};

export type TextHeading = { id: string; depth: number; text: string };

export type Text = {
  /** For pages. Feeds use `html`, which needs no script or style sheet of the page. */
  readonly prose: string;
  readonly html: string;
  headings: readonly TextHeading[];
};

export type EntryFile = {
  slug: string;
  path: string;
  minutes: () => number;
  /** Compiled on the first call. */
  text: () => Text;
};

export type Entry<Data> = EntryFile & { data: WithImages<Data> };
