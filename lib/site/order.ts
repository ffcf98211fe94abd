/** How pages and entries are put in order. */

/** What has no place in a list comes after what has one. */
const LAST = 1000;

type Placed = { path: string; order?: number | undefined };

/** Lower numbers first, then by address. */
export const byOrder = (a: Placed, b: Placed) =>
  (a.order ?? LAST) - (b.order ?? LAST) || a.path.localeCompare(b.path, 'en');

type Dated = { date?: string | undefined; updated?: string | undefined };

/** The day something was last changed, which may be that of its publication. */
export const changedOn = ({ date, updated }: Dated) => updated ?? date;

/** The last day one of these was changed. */
export const latest = (items: readonly Dated[]) =>
  items
    .flatMap((item) => changedOn(item) ?? [])
    .sort()
    .at(-1);
