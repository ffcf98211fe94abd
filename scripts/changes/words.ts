/** Writes changes in plain words, for the person who decides whether to publish them. */
import { groupBy } from '../../lib/shared/group-by';
import { placeOf } from '../support/place-of';
import type { Change, Changes } from './compare';
import { SAID } from './page';

const COUNTED = ['markup', 'scripts', 'files'];
const MAX_LINES = 12;
const MAX_LINE_CHARACTERS = 160;
/** Metadata that changes in more ways, such as og:image:alt, is written once. */
const MAX_GROUPS = 3;
const GONE: Readonly<Record<number, string>> = { 404: 'its URL responds with 404', 410: 'removed on purpose: 410' };

/** Returns the changes as text: new pages first, not-found pages last. @param maxLines default: all lines */
export function inWords(changes: Changes, pageCount: number, maxLines = Number.POSITIVE_INFINITY): string {
  const { pages, changed } = changes;
  const byKind = groupBy(changed, ({ what }) => what);
  const isRepeated = ([what, all]: [string, Change[]]) =>
    ![...SAID, ...COUNTED].includes(what) && new Set(all.map(({ pages: on }) => on.join())).size > MAX_GROUPS;
  const repeated = new Map([...byKind].filter(isRepeated));
  const others = changed.filter(({ what }) => !repeated.has(what));
  const examples = [...repeated.values()].map(example);
  const places = [...groupBy(others, ({ pages: on }) => placeOf(on, pageCount))];
  const news = pages.new.map(({ address, title }) => `${address}  ${title}`);
  const gone = pages.gone.map(({ address, title, status }) => `${address}  ${title} (${GONE[status]})`);
  const moved = pages.moved.map(({ from, to }) => `${from} redirects to ${to}`);
  const lines = [
    ...list('New pages', news),
    ...list('Moved pages', moved),
    ...list('Removed pages', gone),
    ...list('On many pages, with another value on each', examples),
    ...places.flatMap(([place, all]) => list(place, [...groupBy(all, ({ what }) => what).values()].flatMap(linesOf))),
  ];
  if (lines.length === 0) return 'Nothing would change.\n';
  const more = `… ${lines.length - maxLines + 1} more lines: --html FILE or --json FILE writes all changes`;
  return `${(lines.length > maxLines ? [...lines.slice(0, maxLines - 1), more] : lines).join('\n')}\n`;
}

function list(heading: string, lines: readonly string[]): string[] {
  const short = (line: string) =>
    `  ${line.length <= MAX_LINE_CHARACTERS ? line : `${line.slice(0, MAX_LINE_CHARACTERS - 1)}…`}`;
  const more = lines.length > MAX_LINES ? [`  and ${lines.length - MAX_LINES} more`] : [];
  return lines.length === 0 ? [] : [heading, ...lines.slice(0, MAX_LINES).map(short), ...more];
}

function example(changes: readonly Change[]): string {
  const first = changes.find(({ added }) => added !== undefined);
  const { size } = new Set(changes.flatMap(({ pages }) => pages));
  return `${changes[0]?.what}: on ${size} pages, for example ${first?.pages[0]}: ${first?.added}`;
}

function linesOf(changes: readonly Change[]): string[] {
  const what = changes[0]?.what ?? '';
  const removed = changes.flatMap((change) => change.removed ?? []);
  const added = changes.flatMap((change) => change.added ?? []);
  if (removed.length + added.length === 0) return [`${what}: in another order`];
  if (COUNTED.includes(what)) return [`${what}: ${removed.length} removed, ${added.length} added`];
  const isPair = removed.length === 1 && added.length === 1;
  const line = `${what}: ${removed[0]}  →  ${added[0]}`;
  if (isPair && line.length < MAX_LINE_CHARACTERS) return [line];
  // A long pair begins shortly before it differs.
  const [was = '', is = ''] = isPair ? [...removed, ...added] : [];
  const start = was.lastIndexOf(' ', [...was].findIndex((character, index) => character !== is[index]) - 30);
  const part = (one: string) => (start > 0 ? `…${one.slice(start)}` : one);
  return [`${what}:`, ...removed.map((one) => `  − ${part(one)}`), ...added.map((one) => `  + ${part(one)}`)];
}
