/** Small tools for the nodes that blocks are read from and drawn with. */
import type { Emphasis, Image, ImageReference, Link, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';

type Properties = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** The line of the text a node starts on, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Returns an element markdown has no node for: remark-html reads its name and attributes from `data`. */
export const element = (hName: string, hProperties: Properties, children: readonly Nodes[] = []): Emphasis => ({
  type: 'emphasis',
  data: { hName, hProperties: { ...hProperties } as Record<string, string> },
  children: children as PhrasingContent[],
});

/** Returns whether a node becomes an element of this name, with this class where one is given. */
export function isElement(node: Nodes | undefined, name: string, className?: string): node is Emphasis {
  const { hName, hProperties } = node?.data ?? {};
  const classes = hProperties?.className;
  return hName === name && (!className || (Array.isArray(classes) && classes.includes(className)));
}

/** Words as a node. */
export const words = (value: string) => ({ type: 'text' as const, value });

/** Puts nodes on lines of their own: the search index would join the last word of one cell and the first of the next. */
export const onLines = (nodes: readonly Nodes[]): Nodes[] => [
  ...nodes.flatMap((node) => [words('\n'), node]),
  words('\n'),
];

/** What stands between `:::name` and its closing `:::`. */
export type Container = {
  /** The words in square brackets behind the name, such as a title. */
  label: string;
  labelParts: PhrasingContent[];
  /** What stands in braces behind it: {kind=line}. */
  attributes: Record<string, unknown>;
  children: RootContent[];
};

/** Takes `:::name` apart; undefined for every other node. */
export function containerOf(node: RootContent, name: string): Container | undefined {
  if (node.type !== 'containerDirective' || node.name !== name) return undefined;
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const labelParts = hasLabel ? first.children : [];
  const attributes = Object.fromEntries(Object.entries(node.attributes ?? {}).filter(([, value]) => value != null));
  return {
    label: hasLabel ? textOf(first) : '',
    labelParts,
    attributes,
    children: hasLabel ? rest : node.children,
  };
}

/** The parts of paragraphs, without blanks and line ends between them. */
const partsOf = (children: readonly RootContent[]): RootContent[] =>
  children
    .flatMap((child): RootContent[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((part) => part.type !== 'break' && !(part.type === 'text' && part.value.trim() === ''));

/** Words in place of what a block does not expect. */
export const restOf = (parts: readonly RootContent[]): string =>
  parts.map((part) => textOf(part) || part.type).join(' ');

/** Reads a block of one link, and whatever else it holds; undefined for every other node. */
export function readLink(node: RootContent, name: string): { value: object; parts: Link | undefined } | undefined {
  const container = containerOf(node, name);
  if (!container) return undefined;
  const parts = partsOf(container.children);
  const link = parts.find((part) => part.type === 'link');
  const rest = restOf(parts.filter((part) => part !== link));
  const value = { words: link ? textOf(link) : '', link: link?.url ?? '', ...(rest && { rest }) };
  return { value: { ...container.attributes, ...value }, parts: link };
}

/** The words of what a block holds beside the one thing it is for, as a field for nothingElse. */
export function beside(children: readonly RootContent[], own: RootContent | undefined): { rest?: string } {
  const others = children.filter((child) => child !== own);
  return others.length > 0 ? { rest: others.map((child) => textOf(child)).join(' ') } : {};
}

/** Words behind a picture of a block that say what of it stays in view. */
const FOCUS = /^\s*focus:\s*(.*?)\s*$/;

/** What such words say; undefined where a node is something else. */
export const focusIn = (node: Nodes | undefined): string | undefined =>
  node?.type === 'text' ? FOCUS.exec(node.value)?.[1] : undefined;

/** Reads a block of pictures, and whatever else it holds; undefined for every other node. */
export function readPictures(node: RootContent, name: string) {
  const container = containerOf(node, name);
  if (!container) return undefined;
  const parts = partsOf(container.children);
  const isPicture = (part: RootContent): part is Image | ImageReference =>
    part.type === 'image' || part.type === 'imageReference';
  const items = parts.filter(isPicture);
  const behind = (item: RootContent) => parts[parts.indexOf(item) + 1];
  const pictures = items.map((item) => {
    const focus = focusIn(behind(item));
    return { alt: item.alt ?? '', ...(focus !== undefined && { focus }) };
  });
  const focuses = items.map(behind).filter((part) => focusIn(part) !== undefined);
  const rest = restOf(parts.filter((part) => !isPicture(part) && !focuses.includes(part)));
  const value = { ...container.attributes, pictures, ...(rest && { rest }) };
  return { value, parts: items.filter((part) => part.type === 'image'), items };
}

/** A text that must be there, with the words that say so. */
export const needed = (error: string) => z.string().refine((value) => value.trim() !== '', { error });

/** For the `rest` of a block that holds one thing alone. */
export const nothingElse = (error: string) =>
  z
    .string()
    .refine(() => false, { error })
    .optional();

/** A paragraph of these parts. */
export const paragraph = (children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

export { textOf };
