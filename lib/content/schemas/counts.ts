export const COUNTS = ['piers', 'scale', 'gauge'] as const;
/** What a figure shows of what it counts. */
export type Count = (typeof COUNTS)[number];

/** The largest number that each has room for. */
const MAX_COUNTS: Readonly<Record<Count, number>> = { piers: 8, scale: 40, gauge: 100 };

/** Returns the number at the start of a figure, such as 25 for 25+; NaN if there is none. */
export const countOf = (number: string): number => Number.parseFloat(number);

/** Whether a figure starts with a number that its shape has room for. */
export const canShow = (figure: string, shows: Count | undefined): boolean =>
  !shows || (countOf(figure) > 0 && countOf(figure) <= MAX_COUNTS[shows]);
