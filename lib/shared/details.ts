/** The names for a `detail` field; tools/drawings/diagrams/details.ts renders each, or does not compile. */
export const DETAIL_NAMES = ['anchor', 'bearing', 'clamp', 'gusset', 'hanger', 'joint', 'pile'] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];
