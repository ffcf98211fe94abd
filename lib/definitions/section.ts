/** What a section of a page is: its fields, its drawing, its words and an example, held together by one type. */
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { z } from 'zod';
import { type Drawn, type FindPicture, withPictures } from '../shared/drawn';
import type { PageContext } from './context';

/** Where a section stands. */
export type Placement = {
  context: PageContext;
  /** Target of links to this place. */
  id?: string | undefined;
  /** Whether its heading is the page's own, the one h1. */
  isTitle: boolean;
};

type Definition<T> = {
  /** What marketing calls it, and what it is for. */
  label: string;
  hint: string;
  schema: z.ZodObject & z.ZodType<T>;
  /** A complete one, as front matter: for drafts, the gallery and tests. */
  example: Record<string, unknown>;
  /** The colour of its ground, where it is not the sheet's. */
  band?: 'ink' | 'brand';
  /** Whether its heading can be the page's h1. */
  canBeTitle?: boolean;
  /** Whether a page may have it once only. */
  isSingle?: boolean;
  /** Whether it shows the markdown below the front matter. */
  showsBody?: boolean;
  /** Whether it shows the entries of the collection whose list the page is. */
  showsList?: boolean;
  /** Whether it shows all pages of the site. */
  showsPages?: boolean;
  Component: (props: Placement & { data: Drawn<T> }) => ReactNode;
};

export type DrawSection = (placement: Placement) => ReactElement;
/** A section that can be drawn, and the data it is drawn from beside what its place gives it. */
export type PreparedSection = { data: unknown; draw: DrawSection };
export type ReadSection =
  | { success: true; prepare: (find: FindPicture) => PreparedSection }
  | { success: false; issues: readonly z.core.$ZodIssue[] };

/** A section without the type of its data, which `read` keeps to itself. */
export type Section = Omit<Definition<unknown>, 'schema' | 'Component'> & {
  schema: z.ZodObject;
  /** Holds data against the schema; what passes can be drawn once its pictures are found. */
  read: (data: unknown) => ReadSection;
};

/** A section as a page draws it. */
export type PlacedSection = PreparedSection & { id?: string | undefined; section: Section };

/** Every section there is, by the name content calls it. */
export type Sections = Readonly<Record<string, Section>>;

export function defineSection<T>({ Component, ...definition }: Definition<T>): Section {
  const { schema } = definition;
  return {
    ...definition,
    read(raw) {
      const result = schema.safeParse(raw);
      if (!result.success) return { success: false, issues: result.error.issues };
      return {
        success: true,
        prepare: (find) => {
          const data = withPictures<T>(schema, result.data, find);
          return { data, draw: (placement) => createElement(Component, { ...placement, data }) };
        },
      };
    },
  };
}
