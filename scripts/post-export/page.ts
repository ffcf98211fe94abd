import { Parser } from 'htmlparser2';
import { LOADER } from './loader-code';
import { renderIsland } from './render-islands';

export type IslandFiles = ReadonlyMap<string, readonly string[]>;

type Change = { start: number; end: number; text: string };

const DATA_TYPES: readonly (string | undefined)[] = ['application/ld+json', 'speculationrules'];

/**
 * Deletes the scripts of an exported page and their preloads, renders its islands as React roots, and inserts the loader.
 * @throws for what the policy blocks, and for an unknown island
 */
export function finishPage(html: string, files: IslandFiles): string {
  const changes: Change[] = [];
  const prefixes = new Map<string, number>();
  /** The start of the island or script that is open; islands do not nest. */
  let island: { start: number; name: string; props: string; prefix: string } | undefined;
  let scriptStart: number | undefined;
  let charsetEnd = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      refuse(name, attributes);
      if (name === 'meta' && attributes.charset !== undefined) charsetEnd = end;
      if (name === 'script' && !DATA_TYPES.includes(attributes.type)) scriptStart = start;
      if (name === 'link' && (attributes.as === 'script' || attributes.rel === 'modulepreload')) {
        changes.push({ start, end, text: '' });
      }
      const islandName = attributes['data-island'];
      if (islandName === undefined) return;
      const urls = files.get(islandName);
      if (!urls || island) throw new Error(`unexpected island: ${describe(name, attributes)}`);
      const count = prefixes.get(islandName) ?? 0;
      prefixes.set(islandName, count + 1);
      const prefix = `${islandName}${count || ''}-`;
      changes.push({ start: end - 1, end: end - 1, text: ` data-files="${urls.join(' ')}" data-prefix="${prefix}"` });
      island = { start: end, name: islandName, props: attributes['data-props'] ?? '{}', prefix };
    },
    onclosetag(name) {
      if (name === 'script' && scriptStart !== undefined) {
        changes.push({ start: scriptStart, end: parser.endIndex + 1, text: '' });
        scriptStart = undefined;
      }
      if (name !== 'site-island' || !island) return;
      const text = renderIsland(island.name, island.props, island.prefix);
      if (text !== undefined) changes.push({ start: island.start, end: parser.startIndex, text });
      island = undefined;
    },
  });
  parser.end(html);
  if (charsetEnd === 0) throw new Error('the page has no <meta charset>');
  // After the charset, which has to be among the first bytes, and before the style sheet, which scripts wait for.
  changes.push({ start: charsetEnd, end: charsetEnd, text: `<script>${LOADER}</script>` });
  return applyChanges(html, changes);
}

const describe = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => (value ? `${key}="${value}"` : key))].join(' ')}>`;

/** Throws for what the policy blocks in the browser. */
function refuse(name: string, attributes: Readonly<Record<string, string>>) {
  if (['style', 'base', 'object', 'embed'].includes(name)) {
    throw new Error(`unexpected element: ${describe(name, attributes)}`);
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on') || ['style', 'srcdoc', 'nonce'].includes(key)) {
      throw new Error(`attribute the policy forbids: ${key} of ${describe(name, attributes)}`);
    }
    if (['href', 'src', 'action', 'formaction'].includes(key) && /^\s*(javascript|data):/i.test(value)) {
      throw new Error(`URL the policy forbids: ${describe(name, attributes)}`);
    }
  }
}

function applyChanges(text: string, changes: readonly Change[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: replacement } of [...changes].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
