/** A text as a page shows it: its links, headings, tables, tasks, large pictures and notes. */
import type { Element, ElementContent, Root } from 'hast';
import type { Labels } from '../../definitions/company';
import { linkAttributes } from '../../shared/link-attributes';
import { drawLargePicture } from './large-picture';
import { element, elementsOf, hasClass, isElement, type Node, textOf, words } from './nodes';
import { withSideNotes } from './side-notes';
import { drawTable } from './table';

export type ProseLabels = Pick<Labels, 'sectionLink' | 'footnotes'>;

/**
 * @param text a sanitised text
 * @returns the same as a page shows it; `text` stays as it is
 */
export function drawProse(text: Root, { sectionLink, footnotes }: ProseLabels): Root {
  let pictures = 0;

  /** What is drawn in the place of an element, whose children are drawn already. */
  function draw(node: Element, index: number, siblings: readonly Node[]): ElementContent[] {
    switch (node.tagName) {
      case 'a': {
        if (!hasClass(node, 'large')) return [link(node)];
        pictures += 1;
        // No heading has such an id: theirs are without colons.
        return drawLargePicture(node, `picture:${pictures}`);
      }
      case 'h2':
        return [section(node, sectionLink)];
      case 'table':
        return [drawTable(node, siblings.slice(0, index))];
      case 'th':
        // A heading without words, as above a column of names, heads nothing.
        return [isEmpty(node) ? { ...node, tagName: 'td' } : node];
      case 'li':
        return [hasClass(node, 'task-list-item') && isTask(node) ? labelled(node) : node];
      case 'p':
        return [isTask(node) ? labelled(node) : node];
      default:
        return [node];
    }
  }

  const drawAll = (nodes: readonly Node[]): ElementContent[] =>
    nodes.flatMap((node, index) => {
      if (node.type === 'doctype') return [];
      if (!isElement(node)) return [node];
      const copy = { ...node, properties: { ...node.properties }, children: drawAll(node.children) };
      return draw(copy, index, nodes);
    });

  return { type: 'root', children: withSideNotes(drawAll(text.children), footnotes) };
}

function link(node: Element): Element {
  const { href, id, ...rest } = node.properties;
  if (typeof href !== 'string' || id !== undefined) return node;
  const { rel, ...attributes } = linkAttributes(href);
  const properties = {
    ...attributes,
    ...(rel && { rel: [rel] }),
    ...rest,
    ...('dataPlayer' in rest && { dataWake: 'view' }),
  };
  return { ...node, properties };
}

/**
 * The heading of a section, and beside it a link to its place, which can be passed on. One a section: what stands below
 * it costs no tab stop. The heading of the footnotes is for screen readers, and has no link.
 */
function section(heading: Element, label: string): Element {
  const { id } = heading.properties;
  if (id === undefined || hasClass(heading, 'sr-only')) return heading;
  const name = element('span', { className: ['sr-only'] }, [words(`${label}: ${textOf(heading)}`)]);
  return element('div', { className: ['section-heading'] }, [
    element('h2', { id }, heading.children),
    element('a', { href: `#${id}`, className: ['section-link'] }, [NUMBER_SIGN, name]),
  ]);
}

/** Drawn: the sign is in none of the small fonts. */
const NUMBER_SIGN = element(
  'svg',
  {
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    ariaHidden: 'true',
  },
  [element('path', { d: 'M10 4 7 20M17 4l-3 16M5 9h15M4 15h15' })],
);

const isEmpty = (node: Element) => textOf(node).trim() === '' && elementsOf(node).length === 0;

const isTask = (node: Element) => elementsOf(node)[0]?.tagName === 'input';

/** A task's box takes its name from the words beside it; without words there is nothing to tick. */
function labelled(task: Element): Element {
  const isList = (child: ElementContent) => isElement(child) && /^[uo]l$/.test(child.tagName);
  const beside = task.children.filter((child) => !isList(child));
  const hasWords = beside.map(textOf).join('').trim() !== '';
  const label = hasWords ? [element('label', {}, beside)] : [];
  return { ...task, children: [...label, ...task.children.filter(isList)] };
}
