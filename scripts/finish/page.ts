/** One page of the export: takes its scripts out of the markup and puts the loader in. Pure. */
import { type Element, elementsOf } from './elements';
import { LOADER } from './loader-code';
import { type PageScript, scriptsOf } from './scripts';

type Range = Pick<Element, 'start' | 'end'>;

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
  for (const element of elements) refuse(element);
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
    if (element.name === 'link' && element.attributes.as === 'script') {
      expectOnly(element, KNOWN_ATTRIBUTES.preload);
      removed.push(element);
      ahead.push(own(element.attributes.href ?? ''));
    }
    if (element.name !== 'script' || DATA_BLOCKS.includes(element.attributes.type)) continue;
    removed.push(element);
    const address = element.attributes.src;
    if (address === undefined) {
      expectOnly(element, KNOWN_ATTRIBUTES.inline);
      if (inline.push(element.text) === 1) addresses.push(ofInline);
    } else {
      expectOnly(element, KNOWN_ATTRIBUTES.external);
      // A browser that runs the loader needs no script for browsers without modules.
      if (element.attributes.nomodule !== undefined) continue;
      if (element.attributes.async === undefined) throw new Error(`script that is not async: ${address}`);
      addresses.push([own(address)]);
    }
  }
  const scripts = scriptsOf(inline, base);
  ofInline.push(...scripts.map(({ address }) => address));
  const part = elements.map((element) => element.attributes['data-start']).find((value) => value !== undefined);
  const at = part === undefined ? '' : ` data-start="${part}"`;
  const list = [...new Set([...addresses.flat(), ...ahead])].join(' ');
  const loader = `<script data-src="${list}"${at}>${LOADER}</script>`;
  return { html: splice(html, removed, afterCharset(elements), loader), scripts };
}

/** The files of the build that a finished page names: all in its head, where its words may name others. */
export const filesNamedBy = (html: string): string[] =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(/ (?:href|(?:data-)?src)="([^"]*)"/g)].flatMap(
    ([, value = '']) => value.match(/\/_next\/static\/[\w./~-]+/g) ?? [],
  );

const describe = ({ name, attributes }: Element) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => (value ? `${key}="${value}"` : key))].join(' ')}>`;

/** What the policy would block in the browser stops the build instead. */
function refuse(element: Element) {
  if (['style', 'base', 'object', 'embed'].includes(element.name))
    throw new Error(`unexpected element: ${describe(element)}`);
  if (element.name === 'link' && element.attributes.rel === 'modulepreload')
    throw new Error(`unexpected element: ${describe(element)}`);
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.startsWith('on') || ['style', 'srcdoc', 'nonce'].includes(name)) {
      throw new Error(`attribute the policy forbids: ${name} of ${describe(element)}`);
    }
    if (['href', 'src', 'action', 'formaction'].includes(name) && /^\s*(javascript|data):/i.test(value)) {
      throw new Error(`address the policy forbids: ${describe(element)}`);
    }
  }
}

function expectOnly(element: Element, known: readonly string[]) {
  const unknown = Object.keys(element.attributes).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`unknown attribute ${unknown} of ${describe(element)}`);
}

/** After the charset, which has to be among the first bytes, and before the stylesheet, which scripts wait for. */
function afterCharset(elements: Element[]): number {
  const charset = elements.find((element) => element.name === 'meta' && element.attributes.charset !== undefined);
  if (!charset) throw new Error('no <meta charset>');
  return charset.end;
}

/** Cuts ranges out of the source and puts a text in; every other byte stays as React wrote and will expect it. */
function splice(html: string, removed: Range[], at: number, text: string): string {
  const cuts = [...removed, { start: at, end: at }].sort((a, b) => a.start - b.start);
  let result = '';
  let from = 0;
  for (const { start, end } of cuts) {
    result += html.slice(from, start) + (start === at && end === at ? text : '');
    from = end;
  }
  return result + html.slice(from);
}
