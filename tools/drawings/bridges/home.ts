import { at, type Curve, type Point, pairs, stations, trace } from '../geometry';
import { deck, dimension, dimensionGap, hangers, pier } from '../parts';
import { line, lines, type Path, polygon, polyline } from '../path';
import { sailingBoat, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * Sydney Harbour Bridge in metres: span 503 in 28 panels, top of the arch 134 and pylons 89 above
 * the water, longest hanger 58.8, which sets the deck's level below the lower chord's crown (116).
 * Source: https://constructingaustralia.nfsadl.com/thebridge/facts.htm (NFSA). The truss is drawn
 * 18 deep at the crown and 57 at the ends, the hinges 9 above the water.
 */
const real = { span: 503, rise: 107, springing: 9, crown: 18, end: 57, deck: 57 };

/** Half of what is hung of the deck, in metres: its ends lie behind the near pylons. */
const behind = real.span / 2 + 18;

/** Scale in units a metre, `lift` stretches heights (phones have more height than width). */
const parameters = {
  wide: { scale: 2.45, lift: 1, panels: 28, dimension: 534, approach: 58, far: 9 },
  narrow: {
    scale: 1.15,
    lift: 2.1,
    panels: 16,
    dimension: 542,
    approach: 46,
    far: 14,
  },
};

type Frame = { readonly s: Sheet; readonly x: Curve; readonly y: Curve; readonly water: number };

/** Lower and upper chord in metres: a parabola, and above it a truss deeper towards the ends. */
function chords(): { lower: Curve; upper: Curve } {
  const share: Curve = (m) => Math.abs((2 * m) / real.span);
  const lower: Curve = (m) => real.springing + real.rise * (1 - share(m) ** 2);
  const depth: Curve = (m) => real.crown + (real.end - real.crown) * share(m) ** 3.6;
  return { lower, upper: (m) => lower(m) + depth(m) };
}

/** The arch's lower and upper nodes on the sheet and the metres they stand at. */
function nodes(f: Frame, panels: number): { metres: number[]; low: Point[]; high: Point[] } {
  const { lower, upper } = chords();
  const metres = stations(-real.span / 2, real.span / 2, panels);
  const onSheet = (curve: Curve) => trace(curve, metres).map((p) => at(f.x(p.x), f.y(p.y)));
  return { metres, low: onSheet(lower), high: onSheet(upper) };
}

/** One half of the arch truss: bold chords straight from node to node, posts, and diagonals falling inwards. */
function halfArch(f: Frame, panels: number, side: 1 | -1): Mark[] {
  const { metres, low, high } = nodes(f, panels);
  const origin = at(0, 0);
  const isHere = (m: number) => m * side >= -1;
  const web = metres.flatMap((m, i): Path => {
    const inner = low[m < 0 ? i + 1 : i - 1] ?? origin;
    const post = line(low[i] ?? origin, high[i] ?? origin);
    if (Math.abs(m) < 1) return side === -1 ? post : [];
    return isHere(m) ? [...post, ...line(high[i] ?? origin, inner)] : [];
  });
  const chord = (points: Point[]) => polyline(points.filter((_, i) => isHere(metres[i] ?? 0)));
  return [ink('thin', web), ink('bold', chord(low), chord(high))];
}

/** The deck between the pylons and the hangers it hangs by. */
function hungDeck(f: Frame, panels: number): Mark[] {
  const { lower } = chords();
  const { metres, low } = nodes(f, panels);
  const hung = metres.filter((m) => lower(m) > real.deck + 4);
  return [
    ...deck(f.s, f.x(-behind), f.x(behind), { open: true }),
    hangers(
      hung.map(f.x),
      (x) => low.find((p) => p.x === x)?.y ?? 0,
      () => f.s.deck,
    ),
  ];
}

/**
 * One granite pylon: tower base, shaft with slots, cornice and cap. Takes its inner face in metres,
 * its side, and whether it is the far one, which is seen smaller and lighter behind the arch.
 */
function pylon(f: Frame, inner: number, side: 1 | -1, far: boolean): Mark[] {
  const size = far ? 0.94 : 1;
  const style = far ? 'body' : 'mass';
  const box = (from: number, to: number, low: number, high: number): Path => {
    const a = f.x(inner + side * from * size);
    const b = f.x(inner + side * to * size);
    const [foot, top] = [f.y(low * size), f.y(high * size)];
    return polygon([at(a, foot), at(b, foot), at(b, top), at(a, top)]);
  };
  const slots = [10, 14.5, 19].map((m) => box(m, m, 63, 73));
  return [
    ink(style, box(0, 29, 0, 51)),
    ink(style, box(4, 25, 51, 79)),
    ink(style, box(6, 23, 79, 84.5)),
    ink(style, box(9, 20, 84.5, 89)),
    ink('etch', ...slots, box(4, 25, 76, 76), box(0, 29, 47.5, 47.5), box(0, 29, 5, 5)),
    ...(far ? [] : [ink('etch', box(11.5, 17.5, 51, 59))]),
  ];
}

/** The skewback: the block on which the arch's hinge bears; x is the hinge in metres. */
function skewback(f: Frame, hinge: number, side: 1 | -1): Mark {
  const x = f.x(hinge);
  const reach = (f.x(7) - f.x(0)) * side;
  const top = f.y(real.springing);
  return ink(
    'mass',
    polygon([
      at(x + reach, f.water),
      at(x - reach, f.water),
      at(x - reach * 0.6, top + 5),
      at(x + reach * 0.3, top - 5),
      at(x + reach, top - 5),
    ]),
  );
}

/** Approach span: a shallow truss under the deck from the pylon to the sheet's edge, on piers. */
function approach(f: Frame, length: number, side: 1 | -1): Mark[] {
  const start = real.span / 2 + 29;
  const under = f.s.deck + f.s.depth;
  const low = under + f.s.depth * 1.5;
  const joints = stations(start, start + length * 2, 12).map((m) => f.x(side * m));
  const web = pairs(joints.map((x, i) => at(x, i % 2 === 0 ? under : low)));
  return [
    ink('thin', lines(web), line(at(joints[0] ?? 0, low), at(joints.at(-1) ?? 0, low))),
    ...[1, 2].flatMap((n) =>
      pier(f.x(side * (start + n * length)), low, f.water, {
        width: 10,
        batter: 2,
        cap: 6,
        footing: true,
      }),
    ),
  ];
}

/** Steel through arch with four pylons; takes the variant, returns the drawing. */
export function home(variant: Variant): Drawing {
  const p = parameters[variant];
  const s = sheets[variant];
  const y: Curve = (m) => s.deck + (real.deck - m) * p.scale * p.lift;
  const level = y(0);
  const f: Frame = { s, x: (m) => s.width / 2 + m * p.scale, y, water: level };
  const half = real.span / 2;
  const words = 'span 503 m';
  const gap = dimensionGap(s, words);
  const sides = [-1, 1] as const;
  const marks: Mark[] = [
    ...sides.flatMap((side) => [...pylon(f, side * (half - p.far), side, true), ...approach(f, p.approach, side)]),
    ...deck(s, 0, f.x(-behind), { open: true }),
    ...deck(s, f.x(behind), s.width, { open: true }),
    ...hungDeck(f, p.panels),
    ...sides.flatMap((side) => halfArch(f, p.panels, side)),
    ...sides.flatMap((side) => [...pylon(f, side * (half + 4), side, false), skewback(f, side * half, side)]),
    water(s, { y: level, rows: 2, gaps: [[s.width / 2 - gap, s.width / 2 + gap]] }),
    ...sailingBoat(at(s.width * 0.4, level), variant === 'wide' ? 30 : 36),
    ...dimension(s, [f.x(-half), f.x(half)], p.dimension, level + 8, words),
  ];
  return drawing(s, variant === 'wide' ? [985, 166, 128] : [492, 150, 104], marks);
}
