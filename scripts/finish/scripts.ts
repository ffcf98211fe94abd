/** What a page's inline scripts do, as files: its own, and the frame's around it, which other pages have too. Pure. */
import { createHash } from 'node:crypto';
import { divide } from './divide';
import { leanRows } from './payload';

export type PageScript = { address: string; code: string };

/** The three inline scripts Next writes: its entry, and the page's data in one array and one or more parts. */
const KNOWN = [
  ['entry', /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s],
  ['data list', /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/],
  ['data', /^self\.__next_f\.push\((\[.*\])\)$/s],
] as const;

/** What the entry waits for, by Next's own names of files, and what it runs then. */
type Entry = { otherChunks?: string[] };

const RUNTIME = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[]))';
const DATA = '(self.__next_f=self.__next_f||[])';

/**
 * @param inline the code of a page's inline scripts, in their order
 * @param base the site's base path, '' at the root of a domain
 * @throws what it did not expect, in words
 */
export function scriptsOf(inline: readonly string[], base: string): [own: PageScript, frame: PageScript] {
  const known = inline.map(argumentOf);
  const order = known.map(({ kind }) => kind).join(', ');
  if (!/^entry, data list(, data)+$/.test(order))
    throw new Error(`inline scripts in an unexpected order: ${order || 'none'}`);
  const [entry, , ...parts] = known.map(({ argument }) => argument);
  const { frame, own } = divide(leanRows(parts.map(textOf).join('')));
  // To Next's runtime the frame is a chunk like others: the entry waits until it is there. Whichever comes first, the
  // data starts with its mark and the frame, as the page's own names rows of it.
  const frameCode = `${RUNTIME}.push([document.currentScript]);${DATA}.unshift([0],[1,${quoted(frame)}]);`;
  const ofFrame = named(base, frameCode);
  const { otherChunks = [], ...rest } = entry as Entry;
  const waiting = { otherChunks: [...otherChunks, ofFrame.address.slice(`${base}/_next/`.length)], ...rest };
  const code = `${RUNTIME}.push(${JSON.stringify(waiting)});${DATA}.push([1,${quoted(own)}]);`;
  return [named(base, code), ofFrame];
}

/** A text as code: between single quotes, as the data is full of double ones, each of which would take one byte more. */
const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|'/g, (found) => (found === "'" ? "\\'" : found === '\\"' ? '"' : found))}'`;

function argumentOf(code: string) {
  for (const [kind, pattern] of KNOWN) {
    const [, argument] = pattern.exec(code) ?? [];
    if (argument !== undefined) return { kind, argument: JSON.parse(argument) as unknown };
  }
  throw new Error(`unknown inline script: ${code.slice(0, 120)}`);
}

function textOf(argument: unknown): string {
  const [kind, text] = argument as unknown[];
  if (kind !== 1 || typeof text !== 'string') throw new Error(`unknown kind of data: ${kind}`);
  return text;
}

function named(base: string, code: string): PageScript {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  return { address: `${base}/_next/static/pages/${hash}.js`, code };
}
