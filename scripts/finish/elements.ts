/** The elements of a page, by one run through its markup: a tree of them takes five times as long. Pure. */
import { Parser } from 'htmlparser2';

export type Element = {
  name: string;
  /** Values by names; '' where one has none. */
  attributes: Readonly<Record<string, string>>;
  /** Where it starts in the markup, and where it ends: a script as a whole, any other element with its start tag. */
  start: number;
  end: number;
  /** A script's code. */
  text: string;
};

/** What a browser puts around an element where it is not written, and React then misses. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  tr: ['tbody', 'thead', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  col: ['colgroup'],
  head: ['html'],
  body: ['html'],
};

/**
 * Every element of a document in its order.
 * @throws where a browser would supply what the markup leaves out
 */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  let script: Element | undefined;
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (isImplied) throw new Error(`<${name}> is implied only: an end tag without its start`);
      const parents = PARENTS[name];
      const around = open.at(-1) ?? 'nothing';
      if (parents && !parents.includes(around))
        throw new Error(`<${name}> in <${around}>, <${parents[0]}> is implied only: not what React would expect`);
      const element: Element = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: '' };
      if (name === 'script') script = element;
      elements.push(element);
      open.push(name);
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag() {
      if (script) script.end = parser.endIndex + 1;
      script = undefined;
      open.pop();
    },
  });
  parser.end(html);
  for (const name of ['html', 'head', 'body']) {
    if (!elements.some((element) => element.name === name)) throw new Error(`<${name}> is implied only`);
  }
  return elements;
}
