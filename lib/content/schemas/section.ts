import type { z } from 'zod';

/** What the content check, the editor and the content reference need of a section. */
export type SectionDefinition = {
  label: string;
  hint: string;
  schema: z.ZodObject;
  /** Complete front matter, for drafts, the content reference and tests. */
  example: Record<string, unknown>;
  band?: 'ink' | 'brand';
  canBeTitle?: boolean;
  isSingle?: boolean;
  showsBody?: boolean;
  showsList?: boolean;
};

export type SectionDefinitions = Readonly<Record<string, SectionDefinition>>;
