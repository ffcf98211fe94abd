import { createElement, type ReactElement, type ReactNode } from 'react';
import type { z } from 'zod';
import { type FindImage, type WithImages, withImages } from '../shared/with-images';
import type { PageContext } from './context';

export { z } from 'zod';
export * from './fields';

type Placement = { context: PageContext; id?: string | undefined; isTitle: boolean };

type Definition<T> = {
  label: string;
  hint: string;
  schema: z.ZodObject & z.ZodType<T>;
  /** Complete front matter, for drafts, the content reference and tests. */
  example: Record<string, unknown>;
  band?: 'ink' | 'brand';
  canBeTitle?: boolean;
  isSingle?: boolean;
  /** Its texts name controls: in the editor, a new one starts with those of the first page that has it. */
  isLabels?: boolean;
  showsBody?: boolean;
  showsList?: boolean;
  /** Its items are services of the page: search engines read them as an offer. */
  listsServices?: boolean;
  Component: (props: Placement & { data: WithImages<T> }) => ReactNode;
};

type PreparedSection = { data: unknown; render: (placement: Placement) => ReactElement };
type ReadSection = ({ success: true } & PreparedSection) | { success: false; issues: readonly z.core.$ZodIssue[] };

export type Section = Omit<Definition<unknown>, 'schema' | 'Component'> & {
  schema: z.ZodObject;
  /** Validates data and replaces the names of its images. */
  read: (data: unknown, find: FindImage) => ReadSection;
};

export type PlacedSection = PreparedSection & { id?: string | undefined; section: Section };

export type Sections = Readonly<Record<string, Section>>;

export function defineSection<T>({ Component, ...definition }: Definition<T>): Section {
  const { schema } = definition;
  return {
    ...definition,
    read(raw, find) {
      const result = schema.safeParse(raw);
      if (!result.success) return { success: false, issues: result.error.issues };
      const data = withImages<T>(schema, result.data, find);
      return { success: true, data, render: (placement) => createElement(Component, { ...placement, data }) };
    },
  };
}
