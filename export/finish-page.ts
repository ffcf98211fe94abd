import { DomUtils } from 'htmlparser2';
import { readsProps } from '../components/parts/island-registry';
import { ISLAND } from '../islands/runtime/protocol';
import { bindWords } from './bind-words';
import { type Element, insertAfterCharset, listElements, openingTag, parseHtml, printHtml } from './html';
import { renderIsland } from './render-islands';

const DATA_TYPES: readonly (string | undefined)[] = ['application/ld+json', 'speculationrules'];

const isOfRuntime = ({ name, attribs: { type, as, rel } }: Element): boolean =>
  (name === 'script' && !DATA_TYPES.includes(type)) ||
  (name === 'link' && (as === 'script' || rel === 'modulepreload'));

/**
 * Deletes the scripts of an exported page and their preloads, renders its islands as React roots, binds words of
 * its texts, inserts the loader, and keeps its addresses.
 * @param files the URLs of each island's files
 * @throws for what the policy blocks, and for an unknown island
 */
export function finishPage(html: string, files: ReadonlyMap<string, readonly string[]>, loader: string): string {
  const page = parseHtml(html);
  const elements = listElements(page);
  for (const element of elements) {
    const problem = findProblem(element.name, element.attribs);
    if (problem) throw new Error(`${problem}: ${openingTag(element)}`);
  }
  for (const element of elements.filter(isOfRuntime)) DomUtils.removeElement(element);
  // Before the style sheet, which scripts wait for.
  insertAfterCharset(page, `<script>${loader}</script>`);
  bindWords(page);
  finishIslands(elements, files);
  keepAddresses(elements);
  return printHtml(page);
}

/**
 * Opts the body out of a proxy that hides e-mail addresses from robots. Its script, which shows them again, is blocked by
 * the policy. https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function keepAddresses(elements: readonly Element[]): void {
  const body = elements.find(({ name }) => name === 'body');
  if (!body) throw new Error('the page has no <body>');
  const [start, end] = parseHtml('<!--email_off--><!--/email_off-->').children;
  if (start) DomUtils.prependChild(body, start);
  if (end) DomUtils.appendChild(body, end);
}

/** Adds its files and its prefix to each island, and renders those of React, which are empty elements until then. */
function finishIslands(elements: readonly Element[], files: ReadonlyMap<string, readonly string[]>): void {
  const counts = new Map<string, number>();
  for (const island of elements.filter(({ name }) => name === ISLAND)) {
    const { 'data-island': name = '', 'data-props': props = '{}' } = island.attribs;
    const urls = files.get(name);
    if (!urls) throw new Error(`unexpected island: ${openingTag(island)}`);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const prefix = `${name}${count || ''}-`;
    if (readsProps(name)) island.attribs['data-props'] = '{}';
    Object.assign(island.attribs, { 'data-files': urls.join(' '), 'data-prefix': prefix });
    const content = renderIsland(name, props, prefix) ?? '';
    for (const node of [...parseHtml(content).children]) DomUtils.appendChild(island, node);
  }
}

function findProblem(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (['style', 'base', 'object', 'embed'].includes(name)) return 'unexpected element';
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on') || ['style', 'srcdoc', 'nonce'].includes(key)) return `the policy forbids ${key}`;
    if (['href', 'src', 'action', 'formaction'].includes(key) && /^\s*(javascript|data):/i.test(value))
      return `the policy forbids the URL of ${key}`;
  }
  return undefined;
}
