/** Changes in plain words, for whoever decides whether to publish them. */
import { groupBy } from '../../lib/shared/group-by';
import { placeOf } from '../support/place-of';
import { type Change, type Changes, type Difference, type FileChange, isUnchanged } from './compare';

/** So many lines of one kind are written out, and so many of one kind on a page; the JSON has all. */
const MOST = 12;
const FEW = 4;
/** Of a longer line the beginning says enough. */
const LENGTH = 160;

/**
 * @param changes what compareExports found
 * @param pageCount how many pages there are now, to say "every page"
 */
export function inWords(changes: Changes, pageCount: number): string {
  if (isUnchanged(changes)) return 'Nothing would change.\n';
  const { pages, changed, headers, redirects, files } = changes;
  const parts = [
    list(
      'New pages',
      pages.new.map(({ address, title }) => `${address}  ${title}`),
    ),
    list(
      'Moved pages',
      pages.moved.map(({ from, to }) => `${from} leads to ${to}`),
    ),
    list(
      'Pages that go',
      pages.gone.map(({ address, title, status }) => `${address}  ${title}  (${GOES[status] ?? `answers ${status}`})`),
    ),
    ...byPages(changed, pageCount),
    ...differenceLines('Headers', headers),
    ...differenceLines('Old addresses', redirects),
    list('Files', files.flatMap(fileLines)),
  ];
  return `${parts.filter(Boolean).join('\n')}`;
}

const GOES: Readonly<Record<number, string>> = {
  404: 'its address answers 404: no page',
  410: 'its address answers 410: gone on purpose',
};

const short = (line: string) => (line.length <= LENGTH ? line : `${line.slice(0, LENGTH - 1)}…`);

/** A heading with lines below it; '' where there is none. */
function list(heading: string, lines: readonly string[], most = MOST): string {
  if (lines.length === 0) return '';
  const more = lines.length > most ? [`and ${lines.length - most} more`] : [];
  return `${heading}\n${[...lines.slice(0, most).map(short), ...more].map((line) => `  ${line}\n`).join('')}`;
}

/** What happens on the same pages stands below one heading. */
function byPages(changed: readonly Change[], pageCount: number): string[] {
  const places = groupBy(changed, ({ pages }) => placeOf(pages, pageCount));
  return [...places].map(([place, changes]) => list(place, changes.flatMap(changeLines), Number.POSITIVE_INFINITY));
}

function changeLines({ what, removed, added }: Change): string[] {
  const [was, is] = [removed[0], added[0]];
  if (was === undefined && is === undefined) return [`${what}: in another order`];
  if (what === 'markup') return [`markup: ${added.length} element(s) more, ${removed.length} fewer`];
  if (removed.length === 1 && added.length === 1 && was !== undefined && is !== undefined) {
    return was.length + is.length + what.length < LENGTH - 10
      ? [`${what}: ${was}  →  ${is}`]
      : [`${what}:`, `  − ${differing(was, is)}`, `  + ${differing(is, was)}`];
  }
  return [`${what}:`, ...signed(removed, '−'), ...signed(added, '+')];
}

function signed(lines: readonly string[], sign: string): string[] {
  const more = lines.length > FEW ? [`  ${sign} and ${lines.length - FEW} more`] : [];
  return [...lines.slice(0, FEW).map((line) => `  ${sign} ${line}`), ...more];
}

/** Of a long line the part from shortly before it differs. */
function differing(line: string, other: string): string {
  const at = [...line].findIndex((letter, index) => letter !== other[index]);
  const from = line.lastIndexOf(' ', Math.max(0, at - 30));
  return from > 0 ? `…${line.slice(from)}` : line;
}

const differenceLines = (heading: string, { removed, added }: Difference): string[] => [
  list(heading, [...removed.map((line) => `− ${line}`), ...added.map((line) => `+ ${line}`)]),
];

function fileLines({ kind, new: added, gone, changed, bytes }: FileChange): string[] {
  const named = (what: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${names.length} ${what}${names.length <= 3 ? ` (${names.join(', ')})` : ''}`];
  const kB = (count: number) => (count / 1000).toFixed(1);
  const all = [...named('new', added), ...named('gone', gone), ...named('changed', changed)].join(', ');
  return [`${kind}: ${all}; ${kB(bytes.before)} → ${kB(bytes.after)} kB`];
}
