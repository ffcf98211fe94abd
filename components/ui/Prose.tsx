import parse, {
  attributesToProps,
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
  Text,
} from 'html-react-parser';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '@/components/ui/Link';

const options: HTMLReactParserOptions = {
  replace(node) {
    if (!(node instanceof Element)) return undefined;
    const draw = ELEMENTS[node.name];
    return draw?.(node, () => toReact(node.children));
  },
};

const isDomNode = (node: Element['children'][number]): node is DOMNode => node.type !== 'cdata';
const toReact = (children: Element['children']) => domToReact(children.filter(isDomNode), options);
const elementsOf = (children: Element['children']) => children.filter((child) => child instanceof Element);

type Draw = (node: Element, children: () => ReactNode) => ReactElement | undefined;

/** Elements of a text that are drawn in another way than they are written. */
const ELEMENTS: Readonly<Record<string, Draw>> = {
  a: ({ attribs: { href, ...rest } }, children) =>
    href && !rest.id ? (
      <Link href={href} {...attributesToProps(rest)}>
        {children()}
      </Link>
    ) : undefined,
  table: (node, children) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" tabIndex={0} aria-label={columnNames(node).join(', ')}>
      <table>{children()}</table>
    </section>
  ),
  // A heading without words, as above a column of names, heads nothing.
  th: (node, children) => (isEmpty(node) ? <td>{children()}</td> : undefined),
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  li: (node) => {
    const hasClass = node.attribs.class === 'task-list-item';
    return hasClass && isTask(node) ? <li className="task-list-item">{labelled(node)}</li> : undefined;
  },
  p: (node) => (isTask(node) ? <p>{labelled(node)}</p> : undefined),
};

const textOf = (node: Element['children'][number]): string => {
  if (node instanceof Text) return node.data;
  return node instanceof Element ? node.children.map(textOf).join('') : '';
};

const isEmpty = (node: Element) => textOf(node).trim() === '' && elementsOf(node.children).length === 0;

/** What a table's columns are called: the name of the box it scrolls in. */
function columnNames(node: Element): string[] {
  return node.name === 'th' ? [textOf(node).trim()] : elementsOf(node.children).flatMap(columnNames).filter(Boolean);
}

const holdsLink = ({ children }: Element): boolean =>
  elementsOf(children).some((child) => child.name === 'a' || holdsLink(child));

/** A heading is a link to itself, so that a place can be passed on; one that holds a link stays as it is. */
function heading(node: Element, draw: () => ReactNode) {
  const { id } = node.attribs;
  if (!id || holdsLink(node)) return undefined;
  const Heading = node.name as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return (
    <Heading id={id}>
      <a href={`#${id}`} className="heading-link">
        {draw()}
      </a>
    </Heading>
  );
}

const isTask = ({ children }: Element) => elementsOf(children)[0]?.name === 'input';

/** A task's box takes its name from the words beside it; without words there is nothing to tick. */
function labelled({ children }: Element) {
  const lists = elementsOf(children).filter(({ name }) => name === 'ul' || name === 'ol');
  const beside = children.filter((child) => !lists.some((list) => list === child));
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is the first of these children */}
      {beside.map(textOf).join('').trim() !== '' && <label>{toReact(beside)}</label>}
      {toReact(lists)}
    </>
  );
}

/**
 * A markdown body. Its HTML becomes elements here rather than in the browser by innerHTML, which a policy
 * of Trusted Types refuses.
 */
export function Prose({ html }: { html: string }) {
  return <div className="prose max-w-measure">{parse(html, options)}</div>;
}
