import type { Emphasis, Heading, Link, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { element, isElement, paragraph, textNode, textOf } from '../blocks/nodes';
import { linkAttributes } from '../link-attributes';
import type { Labels } from '../schemas/company';
import { scrollingTable } from './table';

export type ProseLabels = Pick<Labels, 'sectionLink'>;

/** Returns a copy of a text for pages. Feeds get the original. */
export function proseOf(root: Root, { sectionLink }: ProseLabels): Root {
  function shown(node: RootContent, above: readonly RootContent[]): RootContent[] {
    switch (node.type) {
      case 'link':
        return [pageLink(node)];
      case 'heading':
        return [node.depth === 2 ? withSectionLink(node, sectionLink) : node];
      case 'table':
        return [scrollingTable(node, above)];
      case 'listItem':
        return [typeof node.checked === 'boolean' ? labelledTask(node, node.checked) : node];
      case 'emphasis':
        return [isElement(node, 'p') && isElement(node.children[0], 'input') ? labelled(node) : node];
      default:
        return [node];
    }
  }

  const shownAll = (nodes: readonly RootContent[]): RootContent[] =>
    nodes.flatMap((node, index) => {
      const copy = 'children' in node ? ({ ...node, children: shownAll(node.children) } as RootContent) : node;
      return shown(copy, nodes.slice(0, index));
    });

  return { type: 'root', children: shownAll(root.children) };
}

function pageLink(node: Link): Link {
  const { href: url, rel } = linkAttributes(node.url);
  const properties = node.data?.hProperties ?? {};
  const hProperties = { ...(rel && { rel: [rel] }), ...properties };
  return { ...node, url, data: { ...node.data, hProperties } };
}

/** Puts a link to a section next to its heading. Smaller headings have none, because each link is a tab stop. */
function withSectionLink(heading: Heading, label: string): Emphasis {
  const id = heading.data?.hProperties?.id;
  // An attribute, because hidden words would be copied with the text, and shown by reading modes.
  const ariaLabel = `${label}: ${textOf(heading)}`;
  return element('div', { className: ['section-heading'] }, [
    heading,
    element('a', { href: `#${id}`, className: ['section-link'], ariaLabel }, [NUMBER_SIGN]),
  ]);
}

/** Is an SVG, because the subset fonts do not contain the number sign. */
const NUMBER_SIGN = element(
  'svg',
  {
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    ariaHidden: 'true',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
  },
  [element('path', { d: 'M10 4 7 20M17 4l-3 16M5 9h15M4 15h15' })],
);

function labelledTask(task: ListItem, checked: boolean): ListItem {
  const [first, ...rest] = task.children;
  const text = first?.type === 'paragraph' ? first.children : [];
  const others = first?.type === 'paragraph' ? rest : task.children;
  const box = element('input', { type: 'checkbox', checked, disabled: true });
  const label = paragraph([labelOf([box, textNode(' '), ...text])]);
  return {
    ...task,
    checked: null,
    children: text.length > 0 ? [label, ...others] : others,
    data: { hProperties: { className: ['task-list-item'] } },
  };
}

const labelled = (text: Emphasis): Emphasis => ({ ...text, children: [labelOf(text.children)] });

const labelOf = (children: readonly PhrasingContent[]) => element('label', {}, children);
