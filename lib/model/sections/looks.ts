import type { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;
export type Look = {
  /** How many items it has room for. */
  count: readonly [min: number, max: number];
  /** Fields of the section or of an item that not every look has. */
  shows: readonly string[];
  /** Those of them that an item must have. */
  needs?: readonly string[];
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
    const { count, shows, needs = [] }: Look = looks[look];
    const [min, max] = count;
    const all: readonly Look[] = Object.values(looks);
    const hidden = all.flatMap((other) => other.shows).filter((field) => !shows.includes(field));
    const groups: { path: PropertyKey[]; group: Fields; needed: readonly string[] }[] = [
      { path: [], group: section, needed: [] },
      ...items.map((group, index) => ({ path: [list, index], group, needed: needs })),
    ];
    const refuse = (path: PropertyKey[], expected: string) =>
      context.addIssue({ code: 'custom', path, message: `${expected} in the look "${look}"` });

    if (items.length < min || items.length > max) refuse([list], `${min === max ? min : `${min} to ${max}`} items`);
    for (const { path, group, needed } of groups) {
      for (const field of hidden.filter((name) => isGiven(group[name]))) refuse([...path, field], 'nothing here');
      for (const field of needed.filter((name) => !isGiven(group[name]))) refuse([...path, field], 'something');
    }
  };
