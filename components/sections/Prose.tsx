import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions, Text } from 'html-react-parser';
import { Link } from '@/components/ui/Link';

const textOf = (node: DOMNode): string => {
  if (node instanceof Text) return node.data;
  return node instanceof Element ? (node.children as DOMNode[]).map(textOf).join('') : '';
};

/** What a table's columns are called: the name of the box it scrolls in. */
function columnNames(node: DOMNode): string[] {
  if (!(node instanceof Element)) return [];
  return node.name === 'th' ? [textOf(node).trim()] : (node.children as DOMNode[]).flatMap(columnNames);
}

const options: HTMLReactParserOptions = {
  replace(node) {
    if (!(node instanceof Element)) return undefined;
    const children = domToReact(node.children as DOMNode[], options);
    if (node.name === 'a' && node.attribs.href && !node.attribs.id)
      return <Link href={node.attribs.href}>{children}</Link>;
    if (node.name === 'table') {
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className="table-box" tabIndex={0} aria-label={columnNames(node).join(', ')}>
          <table>{children}</table>
        </section>
      );
    }
    return undefined;
  },
};

/**
 * A markdown body. Its HTML becomes elements here rather than in the browser by innerHTML, which a policy
 * of Trusted Types refuses.
 */
export function Prose({ html }: { html: string }) {
  return <div className="prose max-w-measure">{parse(html, options)}</div>;
}
