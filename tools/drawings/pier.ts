/** A pier of a long bridge in elevation, from its axis above the deck down to its piles; the bridge goes on at both sides. */
import { at, stations } from './geometry';
import { cutwater, openDeck } from './parts';
import { line, lines, type Path, polygon, rect } from './path';
import { levelGround, water } from './scenery';
import { OVERLAP, type Sheet } from './sheet';
import { ink, type OpenDrawing } from './svg';

const s: Sheet = { width: 328, height: 316, deck: 36, depth: 12, water: 216, rail: 12, posts: 16.4, text: 20 };
const axis = s.width / 2;
const under = s.deck + s.depth;
/** Where the girder is thinnest, at midspan, and where it rests; the bed of the river and the ends of the piles. */
const [crown, cap, bed, tip] = [under + 10, under + 44, 258, 296];
/** Half widths of the shaft at its head and its foot, and of the caisson. */
const [head, toe, caisson] = [20, 28, 44];

/** Half a span's soffit: the parabola of `sagging`, from midspan to the pier. */
const soffit = (from: number): Path => [
  { op: 'M', to: at(from, crown) },
  { op: 'Q', by: at((from + axis) / 2, crown), to: at(axis, cap) },
];
const width = (y: number): number => head + ((toe - head) * (y - cap)) / (s.water - cap);
const courses = stations(cap + 10, s.water - 10, 5).slice(1, -1);

export const pier: OpenDrawing = {
  width: s.width,
  height: s.height,
  marks: [
    water(s, { rows: 2 }),
    ...levelGround(bed, [
      [-OVERLAP, axis - caisson],
      [axis + caisson, s.width + OVERLAP],
    ]),
    ink('dash', lines([-30, -10, 10, 30].map((x) => [at(axis + x, bed), at(axis + x, tip)]))),
    ink('body', rect(axis - caisson, s.water, caisson * 2, bed - s.water)),
    ink(
      'mass',
      polygon([at(axis - head, cap), at(axis + head, cap), at(axis + toe, s.water - 10), at(axis - toe, s.water - 10)]),
    ),
    ink('etch', lines(courses.map((y) => [at(axis - width(y), y), at(axis + width(y), y)]))),
    ink('mass', rect(axis - head - 8, cap, head * 2 + 16, 10)),
    ink('mass', cutwater(axis, s.water - 10, s.water, toe + 18)),
    ink('bold', soffit(-OVERLAP), soffit(s.width + OVERLAP)),
    ...openDeck(s),
    ink('dash', line(at(axis, 0), at(axis, s.deck - s.rail)), line(at(axis, tip), at(axis, s.height))),
  ],
};
