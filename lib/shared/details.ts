/** The values of `detail` fields. tools/drawings/diagrams/details.ts does not compile if it generates fewer. */
export const DETAIL_NAMES = [
  'anchor',
  'bearing',
  'clamp',
  'fender',
  'gantry',
  'gauge',
  'gusset',
  'hanger',
  'joint',
  'keystone',
  'lamp',
  'level',
  'pile',
  'pin',
  'plumb',
  'saddle',
  'sluice',
  'splice',
  'strand',
  'turnbuckle',
] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];
