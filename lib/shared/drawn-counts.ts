/** How many parts a drawing may be asked for: the generator draws these, and content may name no others. */

/** Items of a diagram, the fewest and the most, by its kind. */
export const DIAGRAM_ITEMS = { ring: [3, 8], steps: [2, 4], deck: [3, 8] } as const;

/** Stages in which a product is built. */
export const STAGE_COUNT = 5;
