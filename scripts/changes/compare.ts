import { groupBy } from '../../lib/shared/group-by';
import type { Lines } from './page';
import type { Snapshot } from './snapshot';

/** Describes a line that pages lose or gain; neither, if only the order of the lines changes. */
export type Change = { kind: string; pages: string[]; removed?: string; added?: string };
type NamedPage = { path: string; title: string };
export type Changes = {
  /** The URLs of removed pages respond with 404 or 410. */
  pages: {
    new: NamedPage[];
    removed: (NamedPage & { status: number })[];
    moved: { from: string; to: string }[];
  };
  /** Changes of pages in both exports, those of many pages first, of the whole site and of not-found pages last. */
  changed: Change[];
};

const SITE = 'the whole site';

/** Compares two exports: what changes for visitors, search engines and hosts. */
export function compareExports(before: Snapshot, after: Snapshot): Changes {
  const responses = new Map(after.site.get('redirects')?.map((line) => [line.split(' ')[0], line.split(' ')]));
  const lost = [...before.pages].flatMap(([path, { title }]) => {
    const [, to = '', status = '404'] = responses.get(path) ?? [];
    return after.pages.has(path) ? [] : [{ path, title, to, status: Number(status) }];
  });
  const moved = lost.flatMap(({ path, to, status }) => (status === 301 ? [{ from: path, to }] : []));
  const origins = new Map(moved.flatMap(({ from, to }) => (before.pages.has(to) ? [] : [[to, from]])));
  const oldPage = (path: string) => before.pages.get(origins.get(path) ?? path);
  const pageLines = [...after.pages].flatMap(([path, page]) => compareLines(path, oldPage(path)?.lines, page.lines));
  const siteLines = compareLines(SITE, before.site, after.site);
  return {
    pages: {
      new: [...after.pages].flatMap(([path, { title }]) => (oldPage(path) ? [] : [{ path, title }])),
      removed: lost.flatMap(({ to, ...page }) => (page.status === 301 ? [] : [page])),
      moved,
    },
    changed: joinPages([...pageLines, ...siteLines]),
  };
}

/** A changed line of one page. */
type Line = Omit<Change, 'pages'> & { path: string };

function compareLines(path: string, before: Lines | undefined, after: Lines): Line[] {
  const kinds = before ? new Set([...after.keys(), ...before.keys()]) : [];
  return [...kinds].flatMap((kind): Line[] => {
    const was = before?.get(kind) ?? [];
    const is = after.get(kind) ?? [];
    const removed = without(was, is).map((line) => ({ path, kind, removed: line }));
    const added = without(is, was).map((line) => ({ path, kind, added: line }));
    const isOrder = removed.length + added.length === 0 && is.some((line, index) => line !== was[index]);
    return isOrder ? [{ path, kind }] : [...removed, ...added];
  });
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = groupBy(others, (line) => line);
  return lines.filter((line) => left.get(line)?.pop() === undefined);
}

/** Joins equal changes of several pages: a line of the footer is one change. */
function joinPages(lines: readonly Line[]): Change[] {
  const changes = [...groupBy(lines, ({ path, ...line }) => JSON.stringify(line))].map(
    ([line, sameLines]): Change => ({
      ...JSON.parse(line),
      pages: [...new Set(sameLines.map(({ path }) => path))],
    }),
  );
  const isMissing = ({ pages }: Change) => pages.every((path) => path.endsWith('/404'));
  const rank = (change: Change) => (isMissing(change) ? 2 : Number(change.pages[0] === SITE));
  return changes.sort((a, b) => rank(a) - rank(b) || b.pages.length - a.pages.length);
}
