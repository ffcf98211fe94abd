import type { z } from 'zod';

/** What the content check, the forms and the pages need of a section besides its component. */
export type SectionDefinition = {
  label: string;
  hint: string;
  schema: z.ZodObject;
  /** Complete front matter, for drafts and tests. */
  example: Record<string, unknown>;
  /** Further examples, by the name of their look. */
  others?: Readonly<Record<string, Record<string, unknown>>>;
  band?: 'ink' | 'brand';
  canBeTitle?: boolean;
  isSingle?: boolean;
  showsList?: boolean;
};
