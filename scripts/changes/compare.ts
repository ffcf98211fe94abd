/** What would change for visitors, search engines and hosts between two exports. */
import { FACETS, type Facet } from './page';
import type { Page, Redirect, Snapshot } from './snapshot';

export type Changes = {
  pages: {
    new: { address: string; title: string }[];
    /** With the status their addresses answer with from now on: 404 or 410. */
    gone: { address: string; title: string; status: number }[];
    moved: { from: string; to: string }[];
  };
  /** Of pages that are in both, those that many pages share first. */
  changed: Change[];
  /** Response headers, and what becomes of old addresses. */
  headers: Difference;
  redirects: Difference;
  /** Other files, by kind. */
  files: FileChange[];
};

/** What is in one list and not in the other; with neither, the order is another. */
export type Difference = { removed: string[]; added: string[] };
export type Change = Difference & { what: Facet | 'weight'; pages: string[] };
export type FileChange = {
  kind: string;
  new: string[];
  gone: string[];
  changed: string[];
  bytes: { before: number; after: number };
};

/** A page may become lighter or heavier by so many bytes before it is worth a line. */
const WORTH_TELLING = 1000;

/** @returns nothing in any list where both are the same */
export function compareExports(before: Snapshot, after: Snapshot): Changes {
  const answer = new Map(after.redirects.map((one) => [one.from, one]));
  const lost = [...before.pages].filter(([address]) => !after.pages.has(address));
  const moved = lost.flatMap(([from]) => {
    const { to = '', status } = answer.get(from) ?? {};
    return status === 301 ? [{ from, to }] : [];
  });
  const isMove = new Map(moved.filter(({ to }) => !before.pages.has(to)).map(({ from, to }) => [from, to]));
  const arrived = new Set(isMove.values());
  const both = [...before.pages].flatMap(([address, page]): Pair[] => {
    const place = isMove.get(address) ?? address;
    const now = after.pages.get(place);
    return now ? [{ address: place, before: page, after: now }] : [];
  });
  const isNew = (address: string) => !before.pages.has(address) && !arrived.has(address);
  return {
    pages: {
      new: [...after.pages].flatMap(([address, { title }]) => (isNew(address) ? [{ address, title }] : [])),
      gone: lost.flatMap(([address, { title }]) => {
        const { status = 404 } = answer.get(address) ?? {};
        return status === 301 ? [] : [{ address, title, status }];
      }),
      moved,
    },
    changed: groupByPages(both),
    headers: difference(before.headers, after.headers) ?? { removed: [], added: [] },
    redirects: difference(before.redirects.map(asLine), after.redirects.map(asLine)) ?? { removed: [], added: [] },
    files: compareFiles(before.files, after.files),
  };
}

export const isUnchanged = ({ pages, changed, headers, redirects, files }: Changes): boolean =>
  [
    pages.new,
    pages.gone,
    pages.moved,
    changed,
    files,
    headers.removed,
    headers.added,
    redirects.removed,
    redirects.added,
  ]
    .map(({ length }) => length)
    .every((length) => length === 0);

const asLine = ({ from, to, status }: Redirect) => `${from} → ${to} (${status})`;

/** What only one of two lists has, each as often as it has it more; undefined where they are equal. */
function difference(before: readonly string[], after: readonly string[]): Difference | undefined {
  if (before.length === after.length && before.every((line, index) => line === after[index])) return undefined;
  return { removed: without(before, after), added: without(after, before) };
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

type Pair = { address: string; before: Page; after: Page };

/** What happens on the same pages is told together: a word of the footer once, and not for each page. */
function groupByPages(pairs: readonly Pair[]): Change[] {
  const where = new Map<string, { what: Change['what']; sign?: keyof Difference; line?: string; pages: string[] }>();
  const note = (address: string, what: Change['what'], sign?: keyof Difference, line?: string) => {
    const key = JSON.stringify([what, sign, line]);
    const known = where.get(key) ?? { what, sign, line, pages: [] };
    where.set(key, known);
    if (!known.pages.includes(address)) known.pages.push(address);
  };
  for (const { address, before, after } of pairs) {
    for (const what of FACETS) {
      const found = difference(before.facets[what], after.facets[what]);
      for (const line of found?.removed ?? []) note(address, what, 'removed', line);
      for (const line of found?.added ?? []) note(address, what, 'added', line);
      if (found && found.removed.length + found.added.length === 0) note(address, what);
    }
    if (Math.abs(after.weight - before.weight) >= WORTH_TELLING) {
      note(address, 'weight', 'removed', kB(before.weight));
      note(address, 'weight', 'added', kB(after.weight));
    }
  }
  const groups = new Map<string, Change>();
  for (const { what, sign, line, pages } of where.values()) {
    // An order that changes is told apart from words that come and go on the same pages.
    const key = JSON.stringify([pages, what, sign === undefined]);
    const group = groups.get(key) ?? { what, pages, removed: [], added: [] };
    if (sign !== undefined && line !== undefined) group[sign].push(line);
    groups.set(key, group);
  }
  const rank = ({ what }: Change) => [...FACETS, 'weight'].indexOf(what);
  return [...groups.values()].sort(
    (a, b) =>
      b.pages.length - a.pages.length || (a.pages[0] ?? '').localeCompare(b.pages[0] ?? '', 'en') || rank(a) - rank(b),
  );
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Kinds of files, by their names. The first that fits counts. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["pages' data", /^_next\/static\/pages\//],
  ['scripts', /^_next\/.*\.js$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['search index', /^pagefind\//],
  ['editor', /^admin\//],
  ['files for hosts', /^(vercel\.json|\.nojekyll)$/],
  ['pictures', /\.(svg|png|jpg|webp|avif|ico)$/],
  ['feeds, sitemap and other forms of pages', /\.(xml|json|md|txt|webmanifest)$/],
  ['other files', /./],
];

/** Kinds of files that may change how every page looks. */
export const LOOKS: readonly string[] = ['styles', 'fonts', 'pictures'];

function compareFiles(before: Snapshot['files'], after: Snapshot['files']): FileChange[] {
  return KINDS.flatMap(([kind]) => {
    const mine = (name: string) => KINDS.find(([, pattern]) => pattern.test(name))?.[0] === kind;
    const [was, is] = [[...before.keys()].filter(mine), [...after.keys()].filter(mine)];
    const added = is.filter((name) => !before.has(name));
    const gone = was.filter((name) => !after.has(name));
    const changed = is.filter((name) => before.has(name) && before.get(name)?.hash !== after.get(name)?.hash);
    if (added.length + gone.length + changed.length === 0) return [];
    const sum = (names: readonly string[], files: Snapshot['files']) =>
      names.reduce((total, name) => total + (files.get(name)?.bytes ?? 0), 0);
    return [{ kind, new: added, gone, changed, bytes: { before: sum(was, before), after: sum(is, after) } }];
  });
}
