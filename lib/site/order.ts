type Listed = { path?: string | undefined; fields: { order?: number | undefined; date?: string | undefined } };

const byPath = (a: Listed, b: Listed) => (a.path ?? '').localeCompare(b.path ?? '', 'en');

/** Compares entries by `order`, then by URL. Those without `order` are last. */
export const byOrder = (a: Listed, b: Listed) =>
  (a.fields.order ?? Number.MAX_SAFE_INTEGER) - (b.fields.order ?? Number.MAX_SAFE_INTEGER) || byPath(a, b);

/** Compares entries by the day of publication, the newest first. */
export const byDate = (a: Listed, b: Listed) =>
  (b.fields.date ?? '').localeCompare(a.fields.date ?? '', 'en') || byPath(a, b);

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
