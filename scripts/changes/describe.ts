/** Describes changes in plain words, for the person who decides whether to publish them. */
import { groupBy } from '../../lib/shared/group-by';
import type { Change, Changes } from './compare';
import { COPY } from './page';

/** Lists kinds of lines that are only counted. */
const COUNTED = ['markup', 'scripts', 'files'];
const MAX_LINES = 12;
const MAX_LINE_CHARACTERS = 160;
/** Metadata that changes in more ways, such as og:image:alt, is written once. */
const MAX_GROUPS = 3;
const STATUS: Readonly<Record<number, string>> = { 404: 'its URL responds with 404', 410: 'removed on purpose: 410' };

/** Returns the changes as text: new pages first, not-found pages last. @param maxLines default: all lines */
export function describeChanges(changes: Changes, pageCount: number, maxLines = Number.POSITIVE_INFINITY): string {
  const { pages, changed } = changes;
  const isRepeated = ([kind, all]: [string, Change[]]) =>
    ![...COPY, ...COUNTED].includes(kind) && new Set(all.map(({ pages: on }) => on.join())).size > MAX_GROUPS;
  const repeated = new Map([...groupBy(changed, ({ kind }) => kind)].filter(isRepeated));
  const others = changed.filter(({ kind }) => !repeated.has(kind));
  const places = groupBy(others, ({ pages: on }) => describePages(on, pageCount));
  const sections: [heading: string, lines: string[]][] = [
    ['New pages', pages.new.map(({ path, title }) => `${path}  ${title}`)],
    ['Moved pages', pages.moved.map(({ from, to }) => `${from} redirects to ${to}`)],
    ['Removed pages', pages.removed.map(({ path, title, status }) => `${path}  ${title} (${STATUS[status]})`)],
    ['On many pages, with another value on each', [...repeated.values()].map(exampleOf)],
    ...[...places].map(([place, all]): [string, string[]] => [
      place,
      [...groupBy(all, ({ kind }) => kind).values()].flatMap(linesOf),
    ]),
  ];
  const lines = sections.flatMap(([heading, all]) => list(heading, all));
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

function exampleOf(changes: readonly Change[]): string {
  const first = changes.find(({ added }) => added !== undefined);
  const { size } = new Set(changes.flatMap(({ pages }) => pages));
  return `${changes[0]?.kind}: on ${size} pages, for example ${first?.pages[0]}: ${first?.added}`;
}

function linesOf(changes: readonly Change[]): string[] {
  const kind = changes[0]?.kind ?? '';
  const removed = changes.flatMap((change) => change.removed ?? []);
  const added = changes.flatMap((change) => change.added ?? []);
  if (removed.length + added.length === 0) return [`${kind}: in another order`];
  if (COUNTED.includes(kind)) return [`${kind}: ${removed.length} removed, ${added.length} added`];
  const isPair = removed.length === 1 && added.length === 1;
  const line = `${kind}: ${removed[0]}  →  ${added[0]}`;
  if (isPair && line.length < MAX_LINE_CHARACTERS) return [line];
  // A long pair begins shortly before it differs.
  const [was = '', is = ''] = isPair ? [...removed, ...added] : [];
  const start = was.lastIndexOf(' ', [...was].findIndex((character, index) => character !== is[index]) - 30);
  const part = (one: string) => (start > 0 ? `…${one.slice(start)}` : one);
  return [`${kind}:`, ...removed.map((one) => `  − ${part(one)}`), ...added.map((one) => `  + ${part(one)}`)];
}

/** Names the pages of a change: each of a few, or all. */
function describePages(pages: readonly string[], pageCount: number): string {
  if (pages.length === pageCount && pageCount > 1) return 'On every page';
  if (pages.length <= 3) return `On ${pages.join(', ')}`;
  return `On ${pages.length} pages: ${pages.slice(0, 3).join(', ')} and others`;
}
