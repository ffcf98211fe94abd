/** The values of `detail` fields. tools/drawings/diagrams/details.ts does not compile if it generates fewer. */
export const DETAIL_NAMES = ['anchor', 'bearing', 'clamp', 'gusset', 'hanger', 'joint', 'pile'] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];
