/** The fewest and the most items of a diagram, which the generator draws. */
export const DIAGRAM_ITEMS = { ring: [3, 8], steps: [2, 4], deck: [3, 8] } as const;

export const STAGE_COUNT = 5;
