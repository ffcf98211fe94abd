/** The names content may use in a `detail` field; tools/drawings/diagrams/details.ts draws each, or does not compile. */
export const DETAIL_NAMES = ['anchor', 'bearing', 'clamp', 'gusset', 'hanger', 'joint', 'pile'] as const;

/** One of the names above. */
export type DetailName = (typeof DETAIL_NAMES)[number];
