/** One page of the export: takes its scripts out of the markup and puts the loader in. Pure. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { LOADER } from './loader-code';
import { type PageScript, scriptsOf } from './scripts';

type Element = Tree.Element;
type Range = { startOffset: number; endOffset: number };

export type FinishedPage = {
  html: string;
  /** What was inline: the page's own file, and one that pages with the same header and footer share. */
  scripts: readonly PageScript[];
};

/** Attributes each element may have where the finisher acts on it; any other means that Next has changed. */
const KNOWN_ATTRIBUTES = {
  inline: ['id'],
  external: ['src', 'async', 'nomodule'],
  preload: ['rel', 'as', 'href', 'fetchpriority'],
};

/** Blocks that hold data, not code that runs. */
const DATA_BLOCKS: readonly (string | undefined)[] = ['application/ld+json', 'speculationrules'];

/**
 * Moves every script of a page behind the loader.
 * @param html the page as Next exported it
 * @param base the site's base path, '' at the root of a domain
 * @returns the page with exactly one inline script, and the files of what was inline before
 * @throws what it did not expect, in words; nothing is guessed
 */
export function finishPage(html: string, base: string): FinishedPage {
  const elements = elementsOf(html);
  for (const element of elements) {
    refuse(element);
    place(element);
  }
  const own = (address: string) => {
    if (address.startsWith(`${base}/_next/static/`)) return address;
    throw new Error(`script from an unexpected place: ${address}`);
  };

  const removed: Range[] = [];
  const addresses: string[][] = [];
  /** Scripts named ahead of their use, such as an island's own: components/islands/split.tsx. */
  const ahead: string[] = [];
  const inline: string[] = [];
  /** All of a page's inline scripts run where its first one stood. */
  const ofInline: string[] = [];
  for (const element of elements) {
    if (element.tagName === 'link' && attribute(element, 'as') === 'script') {
      expectOnly(element, KNOWN_ATTRIBUTES.preload);
      removed.push(place(element));
      ahead.push(own(attribute(element, 'href') ?? ''));
    }
    if (element.tagName !== 'script' || DATA_BLOCKS.includes(attribute(element, 'type'))) continue;
    removed.push(place(element));
    const address = attribute(element, 'src');
    if (address === undefined) {
      expectOnly(element, KNOWN_ATTRIBUTES.inline);
      const code = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      if (inline.push(code) === 1) addresses.push(ofInline);
    } else {
      expectOnly(element, KNOWN_ATTRIBUTES.external);
      // A browser that runs the loader needs no script for browsers without modules.
      if (attribute(element, 'nomodule') !== undefined) continue;
      if (attribute(element, 'async') === undefined) throw new Error(`script that is not async: ${address}`);
      addresses.push([own(address)]);
    }
  }
  const scripts = scriptsOf(inline, base);
  ofInline.push(...scripts.map(({ address }) => address));
  const part = elements.map((element) => attribute(element, 'data-start')).find((value) => value !== undefined);
  const at = part === undefined ? '' : ` data-start="${part}"`;
  const list = [...new Set([...addresses.flat(), ...ahead])].join(' ');
  const loader = `<script data-src="${list}"${at}>${LOADER}</script>`;
  return { html: splice(html, removed, afterCharset(elements), loader), scripts };
}

/** Every element of a document in its order. */
export const elementsOf = (html: string): Element[] => [...walk(parse(html, { sourceCodeLocationInfo: true }))];

function* walk(node: Tree.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}

/** An attribute's value, '' where it has none, undefined where it is missing. */
export const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const describe = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => (value ? `${name}="${value}"` : name))].join(' ')}>`;

/** What the policy would block in the browser stops the build instead. */
function refuse(element: Element) {
  const found = describe(element);
  if (['style', 'base', 'object', 'embed'].includes(element.tagName)) throw new Error(`unexpected element: ${found}`);
  if (element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload')
    throw new Error(`unexpected element: ${found}`);
  for (const { name, value } of element.attrs) {
    if (name.startsWith('on') || ['style', 'srcdoc', 'nonce'].includes(name)) {
      throw new Error(`attribute the policy forbids: ${name} of ${found}`);
    }
    if (/^\s*(javascript|data):/i.test(value) && ['href', 'src', 'action', 'formaction'].includes(name)) {
      throw new Error(`address the policy forbids: ${found}`);
    }
  }
}

function expectOnly(element: Element, known: readonly string[]) {
  const unknown = element.attrs.find(({ name }) => !known.includes(name));
  if (unknown) throw new Error(`unknown attribute ${unknown.name} of ${describe(element)}`);
}

function place({ sourceCodeLocation, tagName }: Element) {
  // parse5 supplies what a browser would: a <tbody> or <head> that was not written.
  if (!sourceCodeLocation) throw new Error(`<${tagName}> is implied only: the markup is not what React would expect`);
  return sourceCodeLocation;
}

/** After the charset, which has to be among the first bytes, and before the stylesheet, which scripts wait for. */
function afterCharset(elements: Element[]): number {
  const charset = elements.find((element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined);
  if (!charset) throw new Error('no <meta charset>');
  return place(charset).endOffset;
}

/** Cuts ranges out of the source and puts a text in; every other byte stays as React wrote and will expect it. */
function splice(html: string, removed: Range[], at: number, text: string): string {
  const cuts = [...removed, { startOffset: at, endOffset: at }].sort((a, b) => a.startOffset - b.startOffset);
  let result = '';
  let from = 0;
  for (const { startOffset, endOffset } of cuts) {
    result += html.slice(from, startOffset) + (startOffset === at && endOffset === at ? text : '');
    from = endOffset;
  }
  return result + html.slice(from);
}
