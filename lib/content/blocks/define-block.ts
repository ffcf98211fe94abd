import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { Labels } from '../../model/labels';
import { describeIssues, type TextFault } from '../problems';
import type { BlockForm } from './form';
import { type Container, findLine, readContainer } from './nodes';

export type Tools = {
  labels: Pick<Labels, 'playFilm'>;
  language: string;
  readSize: (url: string) => number | undefined;
};

/** A parsed block: `value` is validated against the schema, `parts` are rendered. */
type Reading<P> = { value: object; parts: P; items?: readonly RootContent[] };

type Definition<T, P> = {
  label: string;
  hint: string;
  example: string;
  form: BlockForm;
  /** Whether the schema reports images without a file or an alt text, and links without a URL. Default: the checks of a text do. */
  checksMedia?: boolean;
  schema: z.ZodType<T>;
  /** Returns the block that a node is; default: what is between `:::name` and `:::`. */
  findContainer?: (node: RootContent) => Container | undefined;
  read: (container: Container) => Reading<P>;
  render: (data: T, parts: P, tools: Tools) => RootContent[];
};

export type FoundBlock =
  | { success: false; faults: TextFault[] }
  | { success: true; render: (tools: Tools) => RootContent[] };

export type Block = Pick<Definition<unknown, unknown>, 'label' | 'hint' | 'example' | 'form' | 'checksMedia'> & {
  find: (node: RootContent) => FoundBlock | undefined;
};

/** Defines a block. Its attributes in braces are fields of its schema. @param name the name in problems, and after three colons */
export function defineBlock<T, P>(name: string, definition: Definition<T, P>): Block {
  const { schema, findContainer = (node) => readContainer(node, name), read, render, ...rest } = definition;
  return {
    ...rest,
    find(node) {
      const container = findContainer(node);
      if (!container) return undefined;
      const { value: fields, parts, items = [] } = read(container);
      const value = { ...container.attributes, ...fields };
      const result = schema.safeParse(value);
      if (result.success) {
        return { success: true, render: (tools) => render(result.data, parts, tools) };
      }
      const faults = describeIssues(schema, value, result.error.issues).map(({ path, found, isEmpty, ...fault }) => {
        const place = path.find((key) => typeof key === 'number');
        const line = findLine(items[Number(place)] ?? node);
        return { ...fault, line, path: [name, ...path], isEmpty, found: isEmpty ? 'nothing' : found };
      });
      return { success: false, faults };
    },
  };
}
