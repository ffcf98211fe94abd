import type { Emphasis, Nodes, Paragraph, PhrasingContent } from 'mdast';

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

export const paragraph = (children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});
