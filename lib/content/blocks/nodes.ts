import type { Emphasis, Image, ImageReference, Link, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import { z } from 'zod';

type Properties = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export const findLine = (node: Nodes): number => node.position?.start.line ?? 1;

/** Returns an element that Markdown has no node for: mdast-util-to-hast reads its name and attributes from `data`. */
export const element = (hName: string, hProperties: Properties, children: readonly Nodes[] = []): Emphasis => ({
  type: 'emphasis',
  data: { hName, hProperties: { ...hProperties } as Record<string, string> },
  children: children as PhrasingContent[],
});

export function isElement(node: Nodes | undefined, name: string, className?: string): node is Emphasis {
  const { hName, hProperties } = node?.data ?? {};
  const classes = hProperties?.className;
  return hName === name && (!className || (Array.isArray(classes) && classes.includes(className)));
}

export const textNode = (value: string) => ({ type: 'text' as const, value });

/** Puts nodes on lines of source: otherwise whoever reads the text of a page joins the last word of a cell with the next cell. */
export const onLines = (nodes: readonly Nodes[]): Nodes[] => [
  ...nodes.flatMap((node) => [textNode('\n'), node]),
  textNode('\n'),
];

export type Container = {
  label: string;
  labelParts: PhrasingContent[];
  attributes: Record<string, unknown>;
  children: RootContent[];
  /** The line of the text that it starts on. */
  line: number;
};

export function readContainer(node: RootContent, name: string): Container | undefined {
  if (node.type !== 'containerDirective' || node.name !== name) return undefined;
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const labelParts = hasLabel ? first.children : [];
  const attributes = Object.fromEntries(Object.entries(node.attributes ?? {}).filter(([, value]) => value != null));
  const [label, children] = hasLabel ? [readText(first), rest] : ['', node.children];
  return { label, labelParts, attributes, children, line: findLine(node) };
}

const keepParts = (children: readonly RootContent[]): RootContent[] =>
  children
    .flatMap((child): RootContent[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((part) => part.type !== 'break' && !(part.type === 'text' && part.value.trim() === ''));

export const describeRest = (parts: readonly RootContent[]): string =>
  parts.map((part) => readText(part) || part.type).join(' ');

export function readLink({ children }: Container): { value: object; parts: Link | undefined } {
  const parts = keepParts(children);
  const link = parts.find((part) => part.type === 'link');
  const rest = describeRest(parts.filter((part) => part !== link));
  return { value: { text: link ? readText(link) : '', link: link?.url ?? '', ...(rest && { rest }) }, parts: link };
}

/** Returns text that does not belong in a block, for `nothingElse`. */
export function excessText(children: readonly RootContent[], used: RootContent | undefined): { rest?: string } {
  const others = children.filter((child) => child !== used);
  return others.length > 0 ? { rest: others.map((child) => readText(child)).join(' ') } : {};
}

const FOCUS = /^\s*focus:\s*(.*?)\s*$/;

const focusIn = (node: Nodes | undefined): string | undefined =>
  node?.type === 'text' ? FOCUS.exec(node.value)?.[1] : undefined;

export const isImage = (node: Nodes | undefined): node is Image | ImageReference =>
  node?.type === 'image' || node?.type === 'imageReference';

/** Returns what an image shows, '' if it lacks that: its URL, or the name of the line that has it. */
export const imageFields = (image: Image | ImageReference) => ({
  image: image.type === 'image' ? image.url : image.identifier,
  alt: image.alt ?? '',
});

export function readImages({ children }: Container) {
  const parts = keepParts(children);
  const items = parts.filter(isImage);
  const behind = (item: RootContent) => parts[parts.indexOf(item) + 1];
  const images = items.map((item) => {
    const focus = focusIn(behind(item));
    return { ...imageFields(item), ...(focus !== undefined && { focus }) };
  });
  const focuses = items.map(behind).filter((part) => focusIn(part) !== undefined);
  const rest = describeRest(parts.filter((part) => !isImage(part) && !focuses.includes(part)));
  const value = { images, ...(rest && { rest }) };
  return { value, parts: items.filter((part) => part.type === 'image'), items };
}

export const needed = (error: string) => z.string().refine((value) => value.trim() !== '', { error });

export const nothingElse = (error: string) =>
  z
    .string()
    .refine(() => false, { error })
    .optional();

export const paragraph = (children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

export { readText };
