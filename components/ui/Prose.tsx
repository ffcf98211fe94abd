import {
  attributesToProps,
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
  htmlToDOM,
} from 'html-react-parser';
import type { ReactElement, ReactNode } from 'react';
import { Still } from '@/components/islands/Still';
import { Films } from '@/components/islands/split';
import type { Labels } from '@/lib/definitions/company';
import { LargePicture } from './LargePicture';
import { Link } from './Link';
import { elementsOf, ProseTable, textOf } from './ProseTable';
import { withSideNotes } from './side-notes';

const isDomNode = (node: Element['children'][number]): node is DOMNode => node.type !== 'cdata';

/** @param sectionLink what a link to a section is called, before the section's own name */
function optionsFor(sectionLink: string): HTMLReactParserOptions {
  const options: HTMLReactParserOptions = {
    replace(node) {
      if (!(node instanceof Element)) return undefined;
      const toReact: ToReact = (children) => domToReact(children.filter(isDomNode), options);
      return node.name === 'h2' ? section(node, sectionLink, toReact) : ELEMENTS[node.name]?.(node, toReact);
    },
  };
  return options;
}

type ToReact = (children: Element['children']) => ReactNode;
type Draw = (node: Element, toReact: ToReact) => ReactElement | undefined;

/** Elements of a text that are drawn in another way than they are written. */
const ELEMENTS: Readonly<Record<string, Draw>> = {
  a: (node, toReact) => {
    const { href, ...rest } = node.attribs;
    if (rest.class === 'large') return <LargePicture link={node}>{toReact(node.children)}</LargePicture>;
    const wake = rest['data-player'] && { 'data-wake': 'view' };
    return href && !rest.id ? (
      <Link href={href} {...attributesToProps(rest)} {...wake}>
        {toReact(node.children)}
      </Link>
    ) : undefined;
  },
  table: (node, toReact) => <ProseTable node={node} draw={() => toReact(node.children)} />,
  // A heading without words, as above a column of names, heads nothing.
  th: (node, toReact) => (isEmpty(node) ? <td>{toReact(node.children)}</td> : undefined),
  li: (node, toReact) => {
    const hasClass = node.attribs.class === 'task-list-item';
    return hasClass && isTask(node) ? <li className="task-list-item">{labelled(node, toReact)}</li> : undefined;
  },
  p: (node, toReact) => (isTask(node) ? <p>{labelled(node, toReact)}</p> : undefined),
};

const isEmpty = (node: Element) => textOf(node).trim() === '' && elementsOf(node.children).length === 0;

/**
 * The heading of a section, and beside it a link to its place, which can be passed on. One a section: what stands below
 * it costs no tab stop. The heading of the footnotes is for screen readers, and has no link.
 */
function section(node: Element, label: string, toReact: ToReact) {
  const { id, ...rest } = node.attribs;
  if (!id || rest.class?.includes('sr-only')) return undefined;
  return (
    <div className="section-heading">
      <h2 id={id}>{toReact(node.children)}</h2>
      <a href={`#${id}`} className="section-link">
        <NumberSign />
        <span className="sr-only">
          {label}: {textOf(node)}
        </span>
      </a>
    </div>
  );
}

/** Drawn: the sign is in none of the small fonts. */
const NumberSign = () => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M10 4 7 20M17 4l-3 16M5 9h15M4 15h15" />
  </svg>
);

const isTask = ({ children }: Element) => elementsOf(children)[0]?.name === 'input';

/** A task's box takes its name from the words beside it; without words there is nothing to tick. */
function labelled({ children }: Element, toReact: ToReact) {
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

type Props = {
  html: string;
  labels: Pick<Labels, 'sectionLink' | 'footnotes'>;
  /** Whether it is what the page is for: its first paragraph is set larger. */
  opens?: boolean;
};

/**
 * A markdown body. Its HTML becomes elements here rather than in the browser by innerHTML, which a policy
 * of Trusted Types refuses. Once a page.
 */
export function Prose({ html, labels, opens = false }: Props) {
  return (
    <>
      <Still as="div" name="text" className={opens ? 'prose opens' : 'prose'}>
        {domToReact(withSideNotes(htmlToDOM(html), labels.footnotes), optionsFor(labels.sectionLink))}
      </Still>
      {html.includes(' data-player="') && <Films />}
    </>
  );
}
