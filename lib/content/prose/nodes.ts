/** Small tools for the elements of a text. */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

export type Node = RootContent | ElementContent;

export const element = (
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[] = [],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});

export const words = (value: string): ElementContent => ({ type: 'text', value });

export const isElement = (node: Node): node is Element => node.type === 'element';

export const elementsOf = ({ children }: Element | Root): Element[] => (children as Node[]).filter(isElement);

export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** The words of a part of a text, without the numbers of footnotes. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return isElement(node) && node.tagName !== 'sup' ? node.children.map(textOf).join('') : '';
}
