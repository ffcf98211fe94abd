/** Describes changes in plain words, for the person who decides whether to publish them. */
import { groupBy } from '../../lib/shared/group-by';
import type { Change, Changes } from './compare';
import { COPY } from './page';

type Section = { heading: string; lines: readonly string[] };

/** Lists kinds of lines that are only named: an element or a file is the first word of its line. */
const NAMED = ['look', 'scripts', 'files'];
/** The names of elements for readers who do not write HTML; default: the name in HTML. */
const ELEMENTS: Readonly<Record<string, string>> = {
  a: 'link',
  div: 'box',
  dd: 'list item',
  dl: 'list',
  dt: 'list item',
  g: 'part of an illustration',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  img: 'image',
  input: 'form field',
  li: 'list item',
  main: 'main part',
  nav: 'menu',
  ol: 'list',
  p: 'paragraph',
  path: 'part of an illustration',
  picture: 'image',
  'site-island': 'interactive part',
  source: 'image',
  span: 'words',
  svg: 'illustration',
  symbol: 'part of an illustration',
  textarea: 'form field',
  ul: 'list',
  use: 'part of an illustration',
};
/** Applies to each kind of line, so that many changed texts hide no change of behaviour. */
const MAX_LINES = 12;
const MAX_NAMES = 5;
const MAX_LINE_CHARACTERS = 160;
/** Metadata that changes in more ways, such as og:image:alt, is written once. */
const MAX_GROUPS = 3;
const STATUS: Readonly<Record<number, string>> = {
  404: 'its URL responds with 404',
  410: 'removed on purpose: 410',
};

/**
 * Returns the changes as text: new pages first, not-found pages last.
 * @param pageCount the number of pages after it
 * @param drafts what publishing does not show yet
 */
export function describeChanges(
  { pages, changed }: Changes,
  pageCount: number,
  drafts: readonly string[] = [],
): string {
  const isRepeated = (kind: string, changes: readonly Change[]) =>
    ![...COPY, ...NAMED].includes(kind) && new Set(changes.map((change) => change.pages.join())).size > MAX_GROUPS;
  const byKind = groupBy(changed, ({ kind }) => kind);
  const repeated = new Map([...byKind].filter(([kind, changes]) => isRepeated(kind, changes)));
  const others = changed.filter(({ kind }) => !repeated.has(kind));
  const byPlace = groupBy(others, (change) => describePages(change.pages, pageCount));
  const sections: Section[] = [
    {
      heading: 'New pages',
      lines: shorten(pages.new.map(({ path, title }) => `${path}  ${title}`)),
    },
    {
      heading: 'Drafts and scheduled pages, which visitors do not see yet',
      lines: shorten(drafts),
    },
    {
      heading: 'Moved pages',
      lines: shorten(pages.moved.map(({ from, to }) => `${from} redirects to ${to}`)),
    },
    {
      heading: 'Removed pages',
      lines: shorten(pages.removed.map(({ path, title, status }) => `${path}  ${title} (${STATUS[status]})`)),
    },
    {
      heading: 'On many pages, with another value on each',
      lines: shorten([...repeated.values()].map(exampleOf)),
    },
    ...[...byPlace].map(([heading, changes]) => ({
      heading,
      lines: [...groupBy(sortNamedLast(changes), ({ kind }) => kind).values()].flatMap((sameKind) =>
        shorten(linesOf(sameKind)),
      ),
    })),
  ];
  const filled = sections.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return 'Nothing would change.\n';
  return `${filled.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n')}\n`;
}

/** Indents lines, and shortens long lines and long lists. */
function shorten(lines: readonly string[]): string[] {
  const shortenLine = (line: string) =>
    line.length <= MAX_LINE_CHARACTERS ? line : `${line.slice(0, MAX_LINE_CHARACTERS - 1)}…`;
  const rest = lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} more`] : [];
  return [...lines.slice(0, MAX_LINES).map(shortenLine), ...rest].map((line) => `  ${line}`);
}

function sortNamedLast(changes: readonly Change[]): Change[] {
  const rank = ({ kind }: Change) => Number(NAMED.includes(kind));
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

function exampleOf(changes: readonly Change[]): string {
  const example = changes.find(({ added }) => added !== undefined);
  const { size } = new Set(changes.flatMap(({ pages }) => pages));
  return `${changes[0]?.kind}: on ${size} pages, for example ${example?.pages[0]}: ${example?.added}`;
}

function linesOf(changes: readonly Change[]): string[] {
  const kind = changes[0]?.kind ?? '';
  const removed = changes.flatMap((change) => change.removed ?? []);
  const added = changes.flatMap((change) => change.added ?? []);
  if (removed.length + added.length === 0) return [`${kind}: in another order`];
  const nameOf = (line: string) => line.split(' ', 1)[0] ?? '';
  const namesOf = (lines: readonly string[]) =>
    lines.map(nameOf).map((name) => (kind === 'look' ? (ELEMENTS[name] ?? name) : name));
  if (NAMED.includes(kind)) return [`${kind}: ${describeNames(namesOf(removed), namesOf(added))}`];
  const isPair = removed.length === 1 && added.length === 1;
  const line = `${kind}: ${removed[0]}  →  ${added[0]}`;
  if (isPair && line.length < MAX_LINE_CHARACTERS) return [line];
  // A long pair begins shortly before it differs.
  const [was = '', is = ''] = isPair ? [...removed, ...added] : [];
  const start = was.lastIndexOf(' ', [...was].findIndex((character, index) => character !== is[index]) - 30);
  const cut = (text: string) => (start > 0 ? `…${text.slice(start)}` : text);
  return [`${kind}:`, ...removed.map((text) => `  − ${cut(text)}`), ...added.map((text) => `  + ${cut(text)}`)];
}

/** Describes names: "2 changed (paragraph, list item), 1 added (illustration)". A name in both lists has changed. */
function describeNames(removed: readonly string[], added: readonly string[]): string {
  const removedNames = [...removed];
  const changedNames: string[] = [];
  const addedNames: string[] = [];
  for (const name of added) {
    const index = removedNames.indexOf(name);
    if (index === -1) addedNames.push(name);
    else changedNames.push(...removedNames.splice(index, 1));
  }
  const describe = (verb: string, names: readonly string[]) => {
    if (names.length === 0) return [];
    const shown = [...new Set(names)];
    const rest = shown.length > MAX_NAMES ? ', …' : '';
    return [`${names.length} ${verb} (${shown.slice(0, MAX_NAMES).join(', ')}${rest})`];
  };
  return [
    ...describe('changed', changedNames),
    ...describe('removed', removedNames),
    ...describe('added', addedNames),
  ].join(', ');
}

/** Names the pages of a change: each of a few, or all. */
function describePages(pages: readonly string[], pageCount: number): string {
  if (pages.length === pageCount && pageCount > 1) return 'On every page';
  if (pages.length <= 3) return `On ${pages.join(', ')}`;
  return `On ${pages.length} pages: ${pages.slice(0, 3).join(', ')} and others`;
}
