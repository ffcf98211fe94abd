/** Drawings that stand in a page itself: written as data, which the build draws among the page's words. */

import { DIAGRAM_ITEMS, ICON_NAMES, STAGE_COUNT } from '../../lib/model/illustrations';
import { bay as viaductBay } from './bays';
import { BASCULE_SHEET, BASCULE_STATES, basculeAt, basculeBase } from './diagrams/bascule';
import { BAY_SHEET, bay } from './diagrams/bay';
import { DETAIL_SHEET, detail } from './diagrams/details';
import { partedBy } from './diagrams/on-yellow';
import { drawRing, RING_SHEET } from './diagrams/ring';
import { STAGE_SHEET, stageAt } from './diagrams/stage';
import { SWING_SHEET, swingAt } from './diagrams/swing';
import { TRUSS_SHEET, trussWithout } from './diagrams/truss';
import { at, format, type Point } from './geometry';
import { MARK } from './mark';
import { memberFiles } from './members';
import { panorama } from './panorama';
import { measureBox } from './path';
import { pier } from './pier';
import { bed, pierFiles } from './pier-sections';
import { person } from './scenery';
import { shoresFile } from './shores';
import { ink, type Mark, outlines } from './svg';
import { teamFile, teamPlaces } from './team';
import { tiedGirder } from './tied-girder';

/** As the data files have it: outlines from back to front, each with the name of its style. */
type Shape = { viewBox: string; paths: [style: string, outline: string][] };

type Drawn = { marks: readonly Mark[]; decks?: readonly Point[][] };

/** A thin or a bold line that crosses a deck is dark there in both schemes. */
const parted = (mark: Mark, decks: readonly Point[][]): [string, Mark][] => {
  if (decks.length === 0 || (mark.style !== 'thin' && mark.style !== 'bold')) return [[mark.style, mark]];
  const { on, off } = partedBy(decks, mark.path);
  return [
    [mark.style, ink(mark.style, off)],
    [`${mark.style} grain`, ink(mark.style, on)],
  ];
};

const drawn = (sheet: { width: number; height: number }, { marks, decks = [] }: Drawn): Shape => ({
  viewBox: `0 0 ${sheet.width} ${sheet.height}`,
  paths: marks.flatMap((mark) =>
    parted(mark, decks).flatMap(([style, part]) =>
      outlines([part]).flatMap(([, outline]): [string, string][] => (outline === '' ? [] : [[style, outline]])),
    ),
  ),
});

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const counts = (kind: keyof typeof DIAGRAM_ITEMS) => upTo(DIAGRAM_ITEMS[kind][1], DIAGRAM_ITEMS[kind][0]);

function diagrams(): Record<string, Shape> {
  const rings = counts('ring').map((count) => [`ring-${count}`, drawn(RING_SHEET, drawRing(count))]);
  const swings = counts('steps').flatMap((count) =>
    upTo(count).map((step) => [`steps-${count}-${step}`, drawn(SWING_SHEET, swingAt(step - 1, count))]),
  );
  const bays = [true, false].map((isSound) => [`deck-${isSound}`, drawn(BAY_SHEET, bay(isSound))]);
  return Object.fromEntries([...rings, ...swings, ...bays]);
}

/** Half of an icon's bold line: viewBox units. */
const HALF_LINE = 1.8;

/** Icons begin where their marks begin, flush with the text below. */
const icons = () =>
  Object.fromEntries(
    ICON_NAMES.map((name): [string, Shape] => {
      const { marks } = detail(name);
      const left = Math.min(...marks.map((mark) => (mark.style === 'text' ? 0 : measureBox(mark.path)[0])));
      const start = format(Math.max(0, left - HALF_LINE));
      return [
        name,
        { ...drawn(DETAIL_SHEET, { marks }), viewBox: `${start} 0 ${DETAIL_SHEET.width} ${DETAIL_SHEET.height}` },
      ];
    }),
  );
/** What stays, and each state of what moves. */
const bascule = () => ({
  base: drawn(BASCULE_SHEET, basculeBase()),
  ...Object.fromEntries(upTo(BASCULE_STATES).map((state) => [state, drawn(BASCULE_SHEET, basculeAt(state))])),
});
const stages = () => Object.fromEntries(upTo(STAGE_COUNT).map((stage) => [stage, drawn(STAGE_SHEET, stageAt(stage))]));

const places = () => Object.fromEntries(counts('ring').map((count) => [`ring-${count}`, drawRing(count).places]));

/** The whole truss, and without each of its members. */
const trusses = () =>
  [undefined, ...upTo(7).map((member) => member - 1)].map((without) => {
    const { marks, places } = trussWithout(without);
    return { ...drawn(TRUSS_SHEET, { marks }), places: places.map(({ x, y }) => at(Math.round(x), Math.round(y))) };
  });

/** Who crosses: as high as three railings, so that a visitor sees it. The halo around it is half of a stroke of 3. */
const walker = { width: 18, height: 61, marks: [person(at(9, 60), 58)] };

/** Parts of a bridge that goes on in the next column, and who crosses it. */
const parts = () =>
  Object.fromEntries(
    Object.entries({ ...viaductBay, pier, bed, 'tied-girder': tiedGirder, panorama, walker }).map(
      ([name, { width, height, marks }]): [string, Shape] => [
        name,
        { viewBox: `0 0 ${width} ${height}`, paths: outlines(marks) },
      ],
    ),
  );

/** One drawing a line. */
function constant(name: string, type: string, values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).map(([key, value]) => `  '${key}': ${JSON.stringify(value)},\n`);
  return `export const ${name}: Readonly<Record<string, ${type}>> = {\n${lines.join('')}};\n`;
}

const head = (types: string) =>
  `/** Written by \`npm run draw\`. */\nimport type { ${types} } from '@/lib/model/illustrations';\n\n`;

/** Every file by its path, next to the component that draws it. */
export function inlineFiles(): Map<string, string> {
  const { '/drawings/industry.svg': plainPier, ...piers } = pierFiles;
  return new Map([
    [
      'lib/markdown/blocks/diagram-shapes.ts',
      [
        head('InlineIllustration, LabelPlace'),
        constant('DIAGRAMS', 'InlineIllustration', diagrams()),
        '\n',
        constant('PLACES', 'readonly LabelPlace[]', places()),
      ].join(''),
    ],
    [
      'components/sections/drawings/bascule.ts',
      head('InlineIllustration') + constant('BASCULE', 'InlineIllustration', bascule()),
    ],
    [
      'ui/drawings/mark.ts',
      `/** Written by \`npm run draw\`. */\nexport const MARK = ${JSON.stringify(MARK, undefined, 2)};\n`,
    ],
    ['ui/drawings/icons.ts', head('InlineIllustration') + constant('ICONS', 'InlineIllustration', icons())],
    [
      'components/parts/drawings/parts.ts',
      head('InlineIllustration') + constant('PARTS', 'InlineIllustration', parts()),
    ],
    ['components/parts/drawings/members.ts', head('MemberFile') + constant('MEMBERS', 'MemberFile', memberFiles)],
    [
      'components/parts/drawings/piers.ts',
      [
        head('PierFile'),
        constant('PIERS', 'PierFile', piers),
        `\nexport const PLAIN_PIER: PierFile = ${JSON.stringify(plainPier)};\n`,
      ].join(''),
    ],
    [
      'components/sections/drawings/people.ts',
      [
        "/** Written by `npm run draw`. */\nimport type { ImageFile } from '@/lib/model/image-file';\n\n",
        `export const TEAM: ImageFile = ${JSON.stringify(teamFile)};\n\n`,
        `export const TEAM_PLACES: readonly string[] = ${JSON.stringify(teamPlaces)};\n\n`,
        `export const SHORES: ImageFile = ${JSON.stringify(shoresFile)};\n`,
      ].join(''),
    ],
    [
      'components/layout/drawings/stages.ts',
      head('InlineIllustration') + constant('STAGES', 'InlineIllustration', stages()),
    ],
    [
      'components/parts/drawings/truss.ts',
      `${head('LabelledIllustration')}export const TRUSS: readonly LabelledIllustration[] = [\n${trusses()
        .map((truss) => `  ${JSON.stringify(truss)},\n`)
        .join('')}];\n`,
    ],
  ]);
}
