/** What a block of a text is: how it is written, its fields, its drawing, its words and an example, in one file each. */
import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { Labels } from '../../definitions/company';
import type { Picture } from '../../shared/picture';
import { describeIssues } from '../problems';
import { lineOf } from './nodes';

/** What a block's drawing asks of the site. */
export type Tools = {
  labels: Pick<Labels, 'note' | 'warning' | 'enlarge' | 'closePicture' | 'playFilm'>;
  /** Such as en-AU: how numbers are written. */
  language: string;
  /** Bytes of a file below public/; undefined where there is none. */
  sizeOf: (address: string) => number | undefined;
  /** Where a film's player is, by the address it is watched at; undefined where content names no such place. */
  playerOf: (film: string) => string | undefined;
  /** A prepared picture, as the text names it. */
  pictureOf: (url: string) => Picture | undefined;
};

/** A node taken apart: its facts, to be held against the schema, and its parts, to be drawn. */
export type Reading<P> = {
  value: unknown;
  parts: P;
  /** Where the parts of a list stand, so that a message names the line of the one that is wrong. */
  items?: readonly RootContent[];
};

type Definition<T, P> = {
  /** What marketing calls it, and what it is for. */
  label: string;
  hint: string;
  /** A complete one, as it is written. */
  example: string;
  /** What the editor calls the words in its square brackets, where it has some. */
  title?: string;
  /** What its kinds are called, where it has some. */
  kinds?: readonly string[];
  schema: z.ZodType<T>;
  /** Takes a node apart; undefined where it is no such block. */
  read: (node: RootContent) => Reading<P> | undefined;
  /** What stands on the page in its place. Feeds get the same, less its drawings. */
  draw: (data: T, parts: P, tools: Tools) => RootContent[];
  /** Whether one that is wrong is only drawn in another way, which is a note and no mistake. */
  isHarmless?: boolean;
};

export type BlockFinding = { line: number; field: string; expected: string; found: string };

/** A block as it stands in a text. */
export type FoundBlock =
  | { success: false; findings: BlockFinding[]; isHarmless: boolean }
  | { success: true; draw: (tools: Tools) => RootContent[] };

/** A block without the types of its data and parts, which `find` keeps to itself. */
export type Block = Pick<Definition<unknown, unknown>, 'label' | 'hint' | 'example' | 'title' | 'kinds'> & {
  /** Reads a node and holds it against the schema; undefined where it is no such block. */
  find: (node: RootContent) => FoundBlock | undefined;
};

/** @param name what problems call the block, which is what a text calls it where it is written with three colons */
export function defineBlock<T, P>(name: string, definition: Definition<T, P>): Block {
  const { schema, read, draw, isHarmless = false, ...rest } = definition;
  return {
    ...rest,
    find(node) {
      const reading = read(node);
      if (!reading) return undefined;
      const { value, parts, items = [] } = reading;
      const result = schema.safeParse(value);
      if (result.success) {
        return { success: true, draw: (tools) => draw(result.data, parts, tools) };
      }
      const findings = describeIssues(schema, value, result.error.issues).map(({ path, expected, found }) => {
        const place = path.find((key) => typeof key === 'number');
        const line = lineOf(items[Number(place)] ?? node);
        const field = [name, ...path.map((key) => (typeof key === 'number' ? key + 1 : String(key)))].join('.');
        return { line, field, expected, found: found === '""' ? 'nothing' : found };
      });
      return { success: false, findings, isHarmless };
    },
  };
}
