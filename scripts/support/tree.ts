/** A page as the tree a browser makes of it. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Element = Tree.Element;

/** Every element of a document in its order. */
export const elementsOf = (html: string): Element[] => [...walk(parse(html))];

function* walk(node: Tree.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}

/** An attribute's value, '' where it has none, undefined where it is missing. */
export const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
