/**
 * The six roles of an engagement, who stand on the deck of a page: one cell each, with one tool each and one yellow thing
 * each. A page shows one cell in one column (components/sections/Team.css).
 */
import { at, type Point, stations } from './geometry';
import { ring } from './parts';
import { line, lines, move, type Path, polygon, polyline, rect } from './path';
import { person } from './scenery';
import { type Drawing, ink, type Mark } from './svg';

const CELL = 168;
const HEIGHT = 150;
/** The axis of a figure in its cell. */
const AXIS = 58;

/** An arm from a shoulder by the elbow to the hand, all relative to the figure's axis and the ground. */
function arm(...points: readonly (readonly [number, number])[]): Path {
  const half = 4.5;
  return points.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    const [across, along] = [((y - fromY) / length) * half, ((x - fromX) / length) * half];
    return [
      ...polygon([
        at(fromX + across, fromY - along),
        at(x + across, y - along),
        at(x - across, y + along),
        at(fromX - across, fromY + along),
      ]),
      ...ring(at(x, y), half),
    ];
  });
}

/** A yellow shape with a thin outline. */
const yellow = (...paths: readonly Path[]): Mark[] => [ink('deck', ...paths), ink('grain', ...paths)];

type Cell = { arms: readonly Path[]; before?: readonly Mark[]; after: readonly Mark[] };

/** By role: sponsor, business owner, lead, engineers and analysts, security specialist, service owner. */
const CELLS: readonly Cell[] = [
  {
    // Sets the aim: a ranging rod with its pennon.
    arms: [arm([16, -110], [28, -88], [50, -92])],
    after: [ink('bold', line(at(50, 0), at(50, -158))), ...yellow(polygon([at(51, -156), at(92, -143), at(51, -130)]))],
  },
  {
    // Decides whether to go: a signal disc, held up.
    arms: [arm([16, -110], [36, -100], [44, -122])],
    after: [ink('bold', line(at(44, -112), at(44, -140))), ...yellow(ring(at(44, -151), 14))],
  },
  {
    // Plans the work and keeps the register: a level on its tripod, and a book.
    arms: [arm([16, -110], [32, -92], [46, -98]), arm([-16, -110], [-26, -86], [-12, -74])],
    after: [
      ink('thin', lines([-22, 2, 22].map((x): [Point, Point] => [at(72, -88), at(72 + x, 0)]))),
      ink('mass', rect(56, -106, 34, 14)),
      ink('bold', line(at(50, -99), at(56, -99)), line(at(72, -92), at(72, -86))),
      ...yellow(rect(-24, -88, 24, 30)),
    ],
  },
  {
    // Builds and tests: a spanner, and a gusset plate with its bolts.
    arms: [arm([16, -110], [34, -90], [48, -104]), arm([-16, -110], [-24, -84], [-16, -62])],
    after: [
      ...yellow(polygon([at(52, -62), at(94, -62), at(104, -34), at(94, 0), at(52, 0), at(42, -34)])),
      ink('grain', ...stations(56, 90, 2).flatMap((x) => [ring(at(x, -48), 3.5), ring(at(x, -15), 3.5)])),
      ink('bold', line(at(48, -104), at(63, -82)), ring(at(67, -76), 7)),
    ],
  },
  {
    // Reviews and tests: a lamp whose light falls ahead.
    arms: [arm([16, -110], [30, -94], [46, -98])],
    before: yellow(polygon([at(54, -86), at(108, -64), at(108, 0), at(74, 0)])).slice(0, 1),
    after: [
      ink('mass', polygon([at(42, -88), at(60, -88), at(57, -70), at(45, -70)])),
      ink('bold', polyline([at(45, -88), at(48, -98), at(55, -98), at(58, -88)])),
    ],
  },
  {
    // Takes over: a toolbox and a key.
    arms: [arm([16, -110], [24, -84], [40, -66]), arm([-16, -110], [-28, -90], [-34, -68])],
    after: [
      ...yellow(rect(26, -40, 58, 40)),
      ink('bold', polyline([at(40, -40), at(40, -62), at(70, -62), at(70, -40)]), line(at(26, -24), at(84, -24))),
      ink(
        'bold',
        ring(at(-34, -56), 7),
        line(at(-34, -49), at(-34, -22)),
        line(at(-34, -22), at(-27, -22)),
        line(at(-34, -30), at(-28, -30)),
      ),
    ],
  },
];

/** Returns a person with a role, by its place in the list, whose feet are at a point. */
export function roleAt(index: number, feet: Point): Mark[] {
  const { arms, before = [], after } = CELLS[index] ?? { arms: [], after: [] };
  const to = (p: Point) => at(feet.x + p.x, feet.y + p.y);
  return [...before, person(at(0, 0), HEIGHT), ink('solid', ...arms), ...after].map((mark) =>
    mark.style === 'text' ? mark : { ...mark, path: move(mark.path, to) },
  );
}

export function team(): Drawing {
  return {
    width: CELLS.length * CELL,
    height: CELL,
    marks: CELLS.flatMap((_, index) => roleAt(index, at(index * CELL + AXIS, CELL))),
  };
}
