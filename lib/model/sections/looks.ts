import type { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;
export type Look = {
  /** How many items it has room for. */
  count: readonly [min: number, max: number];
  /** Fields of the section or of an item that not every look has. */
  shows: readonly string[];
};

/** A form saves a switch that is off as false. */
const isGiven = (value: unknown) => value !== undefined && value !== false;

/** Returns an argument of superRefine(), which refuses what a look does not show. @param list the field with the items */
export const checkLook =
  <Name extends string, List extends string>(
    looks: Readonly<Record<Name, Look>>,
    standard: NoInfer<Name>,
    list: List,
  ) =>
  (section: { look?: Name | undefined } & Record<List, readonly Fields[]>, context: z.RefinementCtx) => {
    const { look = standard, [list]: items } = section;
    const { count, shows } = looks[look];
    const [min, max] = count;
    if (items.length < min || items.length > max) {
      const message = `${min === max ? min : `${min} to ${max}`} items in the look "${look}"`;
      context.addIssue({ code: 'custom', path: [list], message });
    }
    const all: readonly Look[] = Object.values(looks);
    const hidden = all.flatMap((other) => other.shows).filter((field) => !shows.includes(field));
    const groups = [{ path: [], group: section }, ...items.map((group, index) => ({ path: [list, index], group }))];
    for (const { path, group } of groups)
      for (const [field, value] of Object.entries(group)) {
        if (!hidden.includes(field) || !isGiven(value)) continue;
        context.addIssue({ code: 'custom', path: [...path, field], message: `nothing here in the look "${look}"` });
      }
  };
