type Placed = { path: string; order?: number | undefined };

/** Compares by `order`, then by URL. Items without `order` are last. */
export const byOrder = (a: Placed, b: Placed) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) || a.path.localeCompare(b.path, 'en');

type Listed = { slug: string; date?: string | undefined };

/** Compares by the day of publication, the newest first. */
export const byDate = (a: Listed, b: Listed) =>
  (b.date ?? '').localeCompare(a.date ?? '', 'en') || a.slug.localeCompare(b.slug, 'en');

type Dated = { date?: string | undefined; updated?: string | undefined };

export const changedOn = ({ date, updated }: Dated) => updated ?? date;

export const latest = (items: readonly Dated[]) =>
  items
    .flatMap((item) => changedOn(item) ?? [])
    .sort()
    .at(-1);

/** Replaces Map.groupBy, which Node 20 does not have. */
export function groupBy<T>(items: readonly T[], readKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = readKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
