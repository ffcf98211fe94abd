import { at, type Point, radians, stations } from '../geometry';
import { deck, pier } from '../parts';
import { line, lines, type Path, polygon, smooth } from '../path';
import { person } from '../scenery';
import { drawing, sheets, type Variant } from '../sheet';
import { type Place, perspective, type View } from '../space';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * A footbridge 3 m wide, curved in plan, seen from its own near end, and the bridge to which it leads: metres. `vanishing` and
 * `focal` are the camera on the sheet, `near` the distance at which the deck leaves the page.
 */
const parameters = {
  wide: {
    vanishing: [850, 317],
    focal: 640,
    eye: 2.5,
    near: 3.9,
    radius: 46,
    turn: 74,
    start: -2.1,
    bays: 26,
  },
  narrow: {
    vanishing: [410, 295],
    focal: 520,
    eye: 2.7,
    near: 3.9,
    radius: 30,
    turn: 66,
    start: -2.3,
    bays: 18,
  },
} as const;
type Parameters = (typeof parameters)[Variant];

/** How far along the curve its parts can be told apart. */
const BEND = 0.42;
const half = 1.5;
const handrail = 1.1;
const waterLevel = -3.2;

/** Takes an angle along the curve and an offset across it, returns the place at a height. */
function along(p: Parameters, degrees: number, across: number, h: number): Place {
  const r = p.radius + across;
  return {
    x: -p.radius + r * Math.cos(radians(degrees)),
    z: p.near + r * Math.sin(radians(degrees)),
    h,
  };
}

/** The two columns and the crosshead under the deck at one angle. */
function bent(p: Parameters, view: View, degrees: number): Mark[] {
  const column = (across: number): Path => {
    const [a, b] = [along(p, degrees, across - 0.16, 0), along(p, degrees, across + 0.16, 0)];
    const foot = (q: Place): Place => ({ ...q, h: waterLevel });
    const head = (q: Place): Place => ({ ...q, h: -0.5 });
    return polygon([view(head(a)), view(head(b)), view(foot(b)), view(foot(a))]);
  };
  const beam = [-1.3, 1.3].flatMap((a) => [along(p, degrees, a, -0.4)]);
  const under = [...beam].reverse().map((q) => ({ ...q, h: -0.75 }));
  return [ink('body', column(-0.9), column(0.9)), ink('body', polygon([...beam, ...under].map(view)))];
}

/**
 * Handrail, middle rail and posts of one side. Past the bend they would clot: there the handrail goes on alone, thin, up to
 * that of the bridge, which is at `level`.
 */
function balustrade(p: Parameters, view: View, across: number, angles: readonly number[], level: number): Mark[] {
  const near = angles.filter((a) => a <= p.turn * BEND);
  const far = angles.slice(near.length - 1);
  const row = (of: readonly number[], h: number) => of.map((a) => view(along(p, a, across, h)));
  const [top, foot] = [row(near, handrail), row(near, 0)];
  return [
    ink('thin', lines(top.map((q, i) => [q, foot[i] ?? q])), smooth(row(near, handrail * 0.5))),
    ink('thin', smooth(below(row(far, handrail), level))),
    ink('bold', smooth(top)),
  ];
}

/** Takes points on the way to the bridge, returns those that are not above a level of it. */
const below = (points: readonly Point[], level: number): Point[] => points.filter(({ y }) => y >= level);

/** A curved footbridge which comes from a bridge across the page out to its lower edge; takes the variant. */
export function contact(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const vanishing = at(p.vanishing[0], p.vanishing[1]);
  const view = perspective(vanishing, p.focal, p.eye);
  const angles = stations(p.start, p.turn, p.bays * 2);
  const posts = angles.filter((_, i) => i % 2 === 0);
  const edge = (across: number, h: number) => angles.map((a) => view(along(p, a, across, h)));
  const [left, right] = [edge(-half, 0), edge(half, 0)];
  const bold = angles.filter((a) => a <= p.turn * BEND).length;
  const fascia = below(edge(-half, -0.35), s.deck + s.depth);
  // Boards close up with distance; past the bend they would clot, so they are left out there.
  const boards = stations(0, 1, 34).map((t) => p.start + (p.turn * 0.26 - p.start) * t ** 1.7);
  const bents = stations(p.turn * 0.16, p.turn * 0.9, wide ? 6 : 4)
    .filter((a) => view(along(p, a, -half, -0.35)).y > s.deck + s.depth)
    .reverse();
  // So near that the deck is behind all of it: half a figure would be pale in the dark scheme.
  const walker = along(p, p.turn * (wide ? 0.058 : 0.082), -0.75, 0);
  const shore = view({ ...along(p, p.turn, 0, 0), h: waterLevel }).y;
  const rows: readonly (readonly [number, number, number])[] = [
    [0.02, 0.2, 0.16],
    [0.86, 1, 0.1],
    [0.12, 0.3, 0.36],
    [0.8, 0.93, 0.34],
    [0.0, 0.16, 0.62],
    [0.9, 1, 0.66],
    [0.2, 0.34, 0.86],
  ];
  return drawing(s, wide ? [1120, 150, 106] : [560, 160, 88], [
    ink('water', line(at(0, shore), at(s.width, shore))),
    ink(
      'water',
      ...rows.map(([a, b, t]) => {
        const y = shore + (s.height - shore) * t;
        return line(at(a * s.width, y), at(b * s.width, y));
      }),
    ),
    // None where the footbridge joins.
    ...stations(-60, s.width + 60, wide ? 12 : 6)
      .filter((x) => x !== s.width / 2)
      .flatMap((x) => pier(x, s.deck + s.depth, shore, { width: 14, cap: 6 })),
    ...deck(s, 0, s.width, { rail: true }),
    ...bents.flatMap((a) => bent(p, view, a)),
    ...balustrade(p, view, half, posts, s.deck - s.rail),
    ink('body', polygon([...left.slice(0, fascia.length), ...[...fascia].reverse()])),
    ink('deck', polygon([...below(left, s.deck), ...below(right, s.deck).reverse()])),
    ink('grain', lines(boards.map((a) => [view(along(p, a, -half, 0)), view(along(p, a, half, 0))]))),
    ink('bold', smooth(left.slice(0, bold)), smooth(right.slice(0, bold))),
    ink('thin', smooth(below(left.slice(bold - 1), s.deck)), smooth(below(right.slice(bold - 1), s.deck))),
    ...balustrade(p, view, -half, posts, s.deck - s.rail),
    person(view(walker), (p.focal * 1.7) / walker.z),
    // The edge at which the footbridge leaves the sheet; half of it is cut off.
    ink('bold', line(at(0, s.height), at(s.width, s.height))),
  ]);
}
