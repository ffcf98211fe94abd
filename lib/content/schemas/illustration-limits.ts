/** The minimum and maximum number of items of each diagram. tools/drawings generates a shape for every number. */
export const DIAGRAM_ITEMS = { ring: [3, 8], steps: [2, 4], deck: [3, 8] } as const;

export const STAGE_COUNT = 5;

/** Illustrations with a member of their bridge, large: /drawings/<name>.detail.svg */
export const DETAILS = ['home', 'governance', 'cyber-security', 'cyber-security-training'] as const;

/** Illustrations with a pier in section, /drawings/<name>.pier.svg. The last is for every other image. */
export const PIERS = [
  'life-sciences',
  'healthcare',
  'financial-services',
  'data-analytics',
  'integration-services',
  'industry',
] as const;
