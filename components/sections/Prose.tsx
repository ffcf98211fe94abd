import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions } from 'html-react-parser';
import { Link } from '@/components/ui/Link';

const options: HTMLReactParserOptions = {
  replace(node) {
    if (!(node instanceof Element)) return undefined;
    const children = domToReact(node.children as DOMNode[], options);
    if (node.name === 'a' && node.attribs.href && !node.attribs.id)
      return <Link href={node.attribs.href}>{children}</Link>;
    if (node.name === 'table') {
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <div className="table-box" tabIndex={0}>
          <table>{children}</table>
        </div>
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
