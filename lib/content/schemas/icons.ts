/** The values of `icon` fields: details of bridges, and the subjects that each marks. The content reference lists both. */
export const ICON_MEANINGS = {
  anchor: 'what holds everything else: a search, a foundation, a promise',
  bearing: 'support, and room to move',
  chain: 'traceability, referrals: one link leads to the next',
  clamp: 'partners, procedures: two sides hold what runs between them',
  core: 'laboratories, samples, evidence',
  fender: 'protection from a knock',
  gantry: 'inspection, assessment, monitoring',
  gauge: 'data analytics, results, limits',
  gusset: 'a team: several members meet on one plate',
  hanger: 'cloud infrastructure: what carries from above',
  joint: 'integration: two sides meet and can still move',
  keystone: 'handover, experience: from here on it carries alone',
  lamp: 'awareness, guidance',
  level: 'a survey or advice before anything is built',
  pile: 'offices, habits: what is driven in and stays',
  pin: 'identity: one pin, and nothing else carries the load',
  plumb: 'governance, validation: it proves what is upright',
  signal: 'announcements, calls, alerts',
  sluice: 'access, security: it lets through what is meant to pass',
  splice: 'people or software that become part of yours',
  strand: 'platforms, communities, life sciences: many wires, one cable',
  turnbuckle: 'maintenance: it takes up the slack',
} as const;

export type IconName = keyof typeof ICON_MEANINGS;

/** tools/drawings/diagrams/details.ts does not compile if it generates fewer. */
export const ICON_NAMES = Object.keys(ICON_MEANINGS) as readonly IconName[];
