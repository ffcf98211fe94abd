import { bridgeEnd, VIEWS } from './bridge-ends';
import { about } from './bridges/about';
import { circularEconomy } from './bridges/application-development-circular-economy';
import { applicationMigrationIris } from './bridges/application-migration-iris';
import { blog } from './bridges/blog';
import { caseStudy } from './bridges/case-study';
import { engagementPerception } from './bridges/change-in-employee-engagement-perception';
import { contact } from './bridges/contact';
import { cyberSecurity } from './bridges/cyber-security';
import { cyberSecurityTraining } from './bridges/cyber-security-training';
import { dataAnalytics } from './bridges/data-analytics';
import { financialServices } from './bridges/financial-services';
import { governance } from './bridges/governance';
import { harbour } from './bridges/harbour';
import { healthcare } from './bridges/healthcare';
import { assessment } from './bridges/healthcare-integrations-assessment';
import { home } from './bridges/home';
import { industry } from './bridges/industry';
import { integrationServices } from './bridges/integration-services';
import { itServices } from './bridges/it-services';
import { lifeSciences } from './bridges/life-sciences';
import { missingSpan } from './bridges/missing-span';
import { news1, news2 } from './bridges/news';
import { search } from './bridges/search';
import { staffAugmentation } from './bridges/staff-augmentation';
import { stages } from './bridges/stages';
import { steps } from './bridges/steps';
import { memberDrawings } from './members';
import { pierSections } from './pier-sections';
import type { Bridge } from './sheet';
import { shores } from './shores';
import { small, smalls } from './small';
import { low, serialise, serialisePier } from './svg';
import { team } from './team';

type Entry = {
  readonly draw: Bridge;
  /** One drawing for both variants. */
  readonly single?: true;
};

/** All drawings by file name. */
const drawings = {
  home: { draw: home },
  about: { draw: about },
  contact: { draw: contact },
  'cyber-security': { draw: cyberSecurity },
  'cyber-security-training': { draw: cyberSecurityTraining },
  governance: { draw: governance },
  'it-services': { draw: itServices },
  'staff-augmentation': { draw: staffAugmentation },
  'data-analytics': { draw: dataAnalytics },
  'life-sciences': { draw: lifeSciences },
  healthcare: { draw: healthcare },
  'financial-services': { draw: financialServices },
  'integration-services': { draw: integrationServices },
  'case-study': { draw: caseStudy },
  'application-migration-iris': { draw: applicationMigrationIris },
  'application-development-circular-economy': { draw: circularEconomy },
  'healthcare-integrations-assessment': { draw: assessment },
  ebmr: { draw: (variant) => stages(variant, 1) },
  'track-and-trace': { draw: (variant) => stages(variant, 2) },
  edi: { draw: (variant) => stages(variant, 3) },
  lims: { draw: (variant) => stages(variant, 4) },
  'regulatory-compliance': { draw: (variant) => stages(variant, 5) },
  'step-1': { draw: () => steps(1), single: true },
  'step-2': { draw: () => steps(2), single: true },
  'step-3': { draw: () => steps(3), single: true },
  'step-4': { draw: () => steps(4), single: true },
  'step-5': { draw: () => steps(5), single: true },
  'step-6': { draw: () => steps(6), single: true },
  'missing-span': { draw: missingSpan },
  blog: { draw: blog },
  search: { draw: search },
  'change-in-employee-engagement-perception': { draw: engagementPerception },
  'news-1': { draw: news1, single: true },
  'news-2': { draw: news2, single: true },
  industry: { draw: industry },
  harbour: { draw: harbour },
  shores: { draw: shores },
} satisfies Record<string, Entry>;

/** Drawings whose sky would be a gap in lists. Others have one file for all places. */
const withLow: readonly string[] = ['change-in-employee-engagement-perception', 'healthcare-integrations-assessment'];

/** How many elements a browser may have to lay out for one file. */
const MOST_ELEMENTS = 300;

/** @throws if the file expands to too many elements. A `use` stands at most for all others. */
function checkElements(name: string, svg: string): void {
  const count = (tag: RegExp): number => svg.match(tag)?.length ?? 0;
  const expanded = count(/<\w/g) * (1 + count(/<use\b/g));
  if (expanded > MOST_ELEMENTS) {
    throw new Error(
      `${name}: expected at most ${MOST_ELEMENTS} elements, found ${expanded}. Join strokes of one style.`,
    );
  }
}

/** How many widths of a view an image of a variant has; 0: only phones show it. */
const countViews = (variant: string): number => (variant.endsWith('.narrow') ? 0 : variant === '.end' ? VIEWS : 1);

/** Draws every file of public/drawings and public/variants, by its name. */
export function drawSvgs(): Map<string, string> {
  const entries: [string, Entry][] = Object.entries(drawings);
  const details = memberDrawings.map(([name, drawing]): [string, string] => [name, serialise(drawing)]);
  const piers = pierSections.map(([name, sizes]): [string, string] => [`${name}.pier.svg`, serialisePier(sizes)]);
  const marks = smalls.map((name): [string, string] => [`${name}.small.svg`, serialise(small(name))]);
  const all = entries.flatMap(([name, { draw, single }]): [string, string][] => {
    const wide = draw('wide');
    const narrow = single ? undefined : draw('narrow');
    const files = {
      '': wide,
      '.narrow': narrow,
      '.end': bridgeEnd(name, wide),
      ...(narrow && withLow.includes(name) && { '.low': low(wide), '.low.narrow': low(narrow) }),
    };
    return Object.entries(files).flatMap(([variant, drawing]): [string, string][] =>
      drawing ? [[`${name}${variant}.svg`, serialise(drawing, countViews(variant))]] : [],
    );
  });
  const written = new Map([...all, ...details, ...marks, ['team.svg', serialise(team())]]);
  for (const [name, svg] of written) checkElements(name, svg);
  // A `use` of a pier stands for its shaft alone.
  return new Map([...written, ...piers]);
}
