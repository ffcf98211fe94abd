import { groupBy } from '../../lib/shared/group-by';
import type { Lines } from './page';
import type { Snapshot } from './snapshot';

/** A line that pages lose or gain; neither, where only the order of the lines changes. */
export type Change = { what: string; pages: string[]; removed?: string; added?: string };
type Named = { address: string; title: string };
export type Changes = {
  /** The URLs of removed pages respond with 404 or 410. */
  pages: { new: Named[]; gone: (Named & { status: number })[]; moved: { from: string; to: string }[] };
  /** Changes of pages in both exports, those of many pages first, of the whole site and of not-found pages last. */
  changed: Change[];
};

const SITE = 'the whole site';

/** Compares two exports: what changes for visitors, search engines and hosts. */
export function compareExports(before: Snapshot, after: Snapshot): Changes {
  const responses = new Map(after.site.get('redirects')?.map((line) => [line.split(' ')[0], line.split(' ')]));
  const lost = [...before.pages].flatMap(([address, { title }]) => {
    const [, to = '', status = '404'] = responses.get(address) ?? [];
    return after.pages.has(address) ? [] : [{ address, title, to, status: Number(status) }];
  });
  const moved = lost.flatMap(({ address, to, status }) => (status === 301 ? [{ from: address, to }] : []));
  const origins = new Map(moved.flatMap(({ from, to }) => (before.pages.has(to) ? [] : [[to, from]])));
  const old = (address: string) => before.pages.get(origins.get(address) ?? address);
  const lines = [...after.pages].flatMap(([address, page]) => compareLines(address, old(address)?.lines, page.lines));
  return {
    pages: {
      new: [...after.pages].flatMap(([address, { title }]) => (old(address) ? [] : [{ address, title }])),
      gone: lost.flatMap(({ to, ...page }) => (page.status === 301 ? [] : [page])),
      moved,
    },
    changed: joinPages([...lines, ...compareLines(SITE, before.site, after.site)]),
  };
}

type Line = Omit<Change, 'pages'> & { address: string };

function compareLines(address: string, before: Lines | undefined, after: Lines): Line[] {
  const kinds = before ? new Set([...after.keys(), ...before.keys()]) : [];
  return [...kinds].flatMap((what): Line[] => {
    const [was, is] = [before?.get(what) ?? [], after.get(what) ?? []];
    const removed = without(was, is).map((line) => ({ address, what, removed: line }));
    const added = without(is, was).map((line) => ({ address, what, added: line }));
    const isOrder = removed.length + added.length === 0 && is.some((line, index) => line !== was[index]);
    return isOrder ? [{ address, what }] : [...removed, ...added];
  });
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = groupBy(others, (line) => line);
  return lines.filter((line) => left.get(line)?.pop() === undefined);
}

/** Joins equal changes of several pages: a line of the footer is one change. */
function joinPages(lines: readonly Line[]): Change[] {
  const equal = [...groupBy(lines, ({ address, ...line }) => JSON.stringify(line)).values()];
  const changes = equal.flatMap((all) => {
    const pages = [...new Set(all.map(({ address }) => address))];
    return all.slice(0, 1).map(({ address, ...line }) => ({ ...line, pages }));
  });
  const isMissing = ({ pages }: Change) => pages.every((address) => address.endsWith('/404'));
  const rank = (change: Change) => (isMissing(change) ? 2 : Number(change.pages[0] === SITE));
  return changes.sort((a, b) => rank(a) - rank(b) || b.pages.length - a.pages.length);
}
