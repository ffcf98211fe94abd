/** Defines what content can choose of the illustrations that tools/drawings generates. */

/** The minimum and maximum number of items of each diagram. tools/drawings generates a shape for every number. */
export const DIAGRAM_ITEMS = { ring: [3, 8], steps: [2, 4], deck: [3, 8] } as const;

export const STAGE_COUNT = 5;

export const COUNTS = ['piers', 'scale', 'gauge'] as const;
/** What a figure shows of what it counts. */
export type Count = (typeof COUNTS)[number];

/** The largest number that each has room for. */
const MAX_COUNTS: Readonly<Record<Count, number>> = { piers: 8, scale: 40, gauge: 100 };

/** Returns the number at the start of a figure, such as 25 for 25+; NaN if there is none. */
export const readCount = (number: string): number => Number.parseFloat(number);

/** Whether a figure starts with a number that its shape has room for. */
export const canShow = (figure: string, shows: Count | undefined): boolean =>
  !shows || (readCount(figure) > 0 && readCount(figure) <= MAX_COUNTS[shows]);

/** The values of `icon` fields: details of bridges, and the subjects that each marks. */
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

/** A small inline illustration that tools/drawings generates. */
export type InlineIllustration = {
  viewBox: string;
  /** Outlines from back to front, each with the name of its style (ui/Illustration.css). */
  paths: readonly (readonly [style: string, outline: string])[];
};

/** The large member of a bridge, and the class that places it in a band. */
export type MemberFile = { src: string; width: number; height: number; band: string };

/** A pier in section, and the depths at which the strata next to it begin. */
export type PierFile = { src: string } & Readonly<Record<'water' | 'deep' | 'sand' | 'rock', string>>;

export type LabelPlace = { x: number; y: number; side: 'start' | 'end' };

/** An illustration with a place for each of its labels. */
export type LabelledIllustration = InlineIllustration & { places: readonly { x: number; y: number }[] };
