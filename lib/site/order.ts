type Placed = { path: string; order?: number | undefined };

/** Compares by `order`, then by URL. Items without `order` are last. */
export const byOrder = (a: Placed, b: Placed) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) || a.path.localeCompare(b.path, 'en');

type Dated = { date?: string | undefined; updated?: string | undefined };

export const changedOn = ({ date, updated }: Dated) => updated ?? date;

export const lastDay = (days: readonly (string | undefined)[]) =>
  days
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1);

export const latest = (items: readonly Dated[]) => lastDay(items.map(changedOn));
