import { Parser } from 'htmlparser2';
import { openingTag } from '../../scripts/support/html';
import { ISLAND } from '../runtime/protocol';
import { renderIsland } from './render-islands';

type Edit = { start: number; end: number; text: string };

const DATA_TYPES: readonly (string | undefined)[] = ['application/ld+json', 'speculationrules'];

/**
 * Lets a page turn into the next, in which the header and the deck hold still, and clicks pass. Inline, as Chromium decides
 * before the style sheet has arrived; with the rule in there, it aborted one of five transitions with an error in the console.
 */
const TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}::view-transition{pointer-events:none}';

/**
 * Deletes the scripts of an exported page and their preloads, renders its islands as React roots, and inserts the loader
 * and the transition between pages.
 * @param files the URLs of each island's files
 * @throws for what the policy blocks, and for an unknown island
 */
export function finishPage(html: string, files: ReadonlyMap<string, readonly string[]>, loader: string): string {
  const edits: Edit[] = [];
  const prefixes = new Map<string, number>();
  /** The island that is open, with the count of edits before it; islands do not nest. */
  let island: { start: number; name: string; props: string; prefix: string; edits: number } | undefined;
  let scriptStart: number | undefined;
  let charsetEnd = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      const fault = faultOf(name, attributes);
      if (fault) throw new Error(`${fault}: ${openingTag({ name, attribs: attributes })}`);
      if (name === 'meta' && attributes.charset !== undefined) charsetEnd = end;
      if (name === 'script' && !DATA_TYPES.includes(attributes.type)) scriptStart = start;
      if (name === 'link' && (attributes.as === 'script' || attributes.rel === 'modulepreload'))
        edits.push({ start, end, text: '' });
      const islandName = attributes['data-island'];
      if (islandName === undefined) return;
      const urls = files.get(islandName);
      if (!urls || island) throw new Error(`unexpected island: ${openingTag({ name, attribs: attributes })}`);
      const count = prefixes.get(islandName) ?? 0;
      prefixes.set(islandName, count + 1);
      const prefix = `${islandName}${count || ''}-`;
      edits.push({ start: end - 1, end: end - 1, text: ` data-files="${urls.join(' ')}" data-prefix="${prefix}"` });
      const props = attributes['data-props'] ?? '{}';
      island = { start: end, name: islandName, props, prefix, edits: edits.length };
    },
    onclosetag(name) {
      if (name === 'script' && scriptStart !== undefined) {
        edits.push({ start: scriptStart, end: parser.endIndex + 1, text: '' });
        scriptStart = undefined;
      }
      if (name !== ISLAND || !island) return;
      const text = renderIsland(island.name, island.props, island.prefix);
      if (text !== undefined)
        edits.splice(island.edits, edits.length, { start: island.start, end: parser.startIndex, text });
      island = undefined;
    },
  });
  parser.end(html);
  if (charsetEnd === 0) throw new Error('the page has no <meta charset>');
  // After the charset, which has to be among the first bytes, and before the style sheet, which scripts wait for.
  edits.push({ start: charsetEnd, end: charsetEnd, text: `<style>${TRANSITION}</style><script>${loader}</script>` });
  return withEdits(html, edits);
}

/** Returns why the policy blocks an element in the browser; undefined if it does not. */
function faultOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (['style', 'base', 'object', 'embed'].includes(name)) return 'unexpected element';
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on') || ['style', 'srcdoc', 'nonce'].includes(key)) return `the policy forbids ${key}`;
    if (['href', 'src', 'action', 'formaction'].includes(key) && /^\s*(javascript|data):/i.test(value))
      return `the policy forbids the URL of ${key}`;
  }
  return undefined;
}

/** Starts at the end, so that earlier offsets stay valid. */
const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: instead }) => result.slice(0, start) + instead + result.slice(end), text);
