import { at, type Point, pairs, parabola, profile, stations } from '../geometry';
import { deck, pier, ring } from '../parts';
import { chain, line, lines, polygon, polyline, rect, sagging } from '../path';
import { ground, trees, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { aside, type Drawing, ink, type Mark } from '../svg';

/** One span for each service. */
const spans = 6;

/**
 * Abutments (x), girder depth at the piers and between, the valley's line, distance and height of the masts, the front of the
 * train (x) with length and height of its cars.
 */
const parameters = {
  wide: {
    ends: [126, 1314],
    haunch: 46,
    slender: 14,
    pier: 22,
    valley: [
      [-20, 360],
      [122, 360],
      [170, 398],
      [306, 462],
      [460, 550],
      [560, 593],
      [620, 608],
      [880, 608],
      [940, 585],
      [1080, 534],
      [1200, 438],
      [1290, 398],
      [1318, 360],
      [1460, 360],
    ],
    river: [610, 890],
    surface: 600,
    height: 640,
    masts: 180,
    mast: 190,
    front: 1096,
    car: [220, 78],
  },
  narrow: {
    ends: [48, 672],
    haunch: 40,
    slender: 14,
    pier: 18,
    valley: [
      [-20, 354],
      [44, 354],
      [70, 383],
      [150, 447],
      [240, 551],
      [300, 596],
      [440, 596],
      [500, 543],
      [580, 471],
      [650, 391],
      [676, 354],
      [740, 354],
    ],
    river: [290, 450],
    surface: 585,
    height: 620,
    masts: 240,
    mast: 190,
    front: 560,
    car: [210, 84],
  },
} as const;

/** The haunched girder: deep over piers, slender at midspan, one parabola a span below the deck. */
function girder(s: Sheet, piers: readonly number[], haunch: number, slender: number): Mark {
  const y = s.deck + s.depth;
  const soffit = pairs(piers).map(([a, b]) => sagging(at(a, y + haunch), at(b, y + haunch), slender - haunch));
  const [from, to] = [piers[0] ?? 0, piers.at(-1) ?? 0];
  return ink('mass', [...chain(polyline([at(to, y), at(from, y)]), ...soffit), { op: 'Z' }]);
}

/** The overhead line of an electric railway, from edge to edge of the sheet; takes the distance of its masts and their height. */
function overheadLine(s: Sheet, step: number, height: number): Mark[] {
  const masts = stations(step / 2, s.width - step / 2, Math.round(s.width / step) - 1);
  const top = s.deck - height * 0.92;
  const wire = s.deck - height * 0.66;
  const spans = pairs([-step / 2, ...masts, s.width + step / 2]);
  return aside([
    ink(
      'thin',
      line(at(0, wire), at(s.width, wire)),
      ...spans.map(([a, b]) => sagging(at(a, top), at(b, top), height * 0.14)),
      ...spans.flatMap(([a, b]) => {
        const messenger = parabola(at(a, top), at(b, top), height * 0.14);
        return stations(a, b, 6)
          .slice(1, -1)
          .map((x) => line(at(x, messenger(x)), at(x, wire)));
      }),
      ...masts.map((x) => line(at(x, top + height * 0.16), at(x + height * 0.16, top))),
    ),
    ink('bold', ...masts.map((x) => line(at(x, s.deck), at(x, s.deck - height)))),
    ink('thin', ...masts.map((x) => line(at(x, top), at(x + height * 0.16, top)))),
  ]);
}

/** A pantograph on the roof of a car: takes its foot and how far above it the wire is. */
function pantograph(foot: Point, rise: number): Mark {
  const knee = at(foot.x + rise * 0.7, foot.y - rise * 0.5);
  const head = at(foot.x, foot.y - rise);
  return ink('thin', polyline([foot, knee, head]), line(at(head.x - 14, head.y), at(head.x + 14, head.y)));
}

/** A short train of three cars on their wheels; takes its front (x) and its size. */
export function train(s: Sheet, x: number, length: number, height: number): Mark[] {
  const wheel = height * 0.075;
  const sill = s.deck - wheel * 1.5;
  const nose = height * 0.7;
  const windows = 4;
  return [0, 1, 2].flatMap((n) => {
    const front = x - n * (length + 4);
    const back = front - length;
    // The driver's window takes the place of the last one.
    const room = n === 0 ? length - nose * 0.8 : length;
    const step = room / (windows + 0.5);
    const bogies = [back + length * 0.17, front - length * 0.17];
    return [
      ink(
        'body',
        ...bogies.flatMap((axis) => [-1.5, 1.5].map((side) => ring(at(axis + side * wheel, s.deck - wheel), wheel))),
      ),
      ink(
        'body',
        polygon([
          at(back, sill),
          at(back, s.deck - height),
          at(front - (n === 0 ? nose : 0), s.deck - height),
          at(front, s.deck - height * (n === 0 ? 0.45 : 1)),
          at(front, sill),
        ]),
      ),
      ink(
        'etch',
        ...Array.from({ length: windows }, (_, i) =>
          rect(back + step * (i + 0.45), s.deck - height * 0.8, step * 0.6, height * 0.3),
        ),
        ...(n === 0
          ? [
              polygon([
                at(front - nose * 0.86, s.deck - height * 0.86),
                at(front - nose * 0.2, s.deck - height * 0.5),
                at(front - nose * 0.86, s.deck - height * 0.5),
              ]),
            ]
          : []),
      ),
    ];
  });
}

/** A viaduct of exactly six spans over a valley; takes the variant, returns the drawing. */
export function itServices(variant: Variant): Drawing {
  const p = parameters[variant];
  const s: Sheet = { ...sheets[variant], height: p.height };
  const wide = variant === 'wide';
  const valley = p.valley.map(([x, y]) => at(x, y));
  const land = profile(valley);
  const piers = stations(p.ends[0], p.ends[1], spans);
  const under = s.deck + s.depth + p.haunch;
  const inner = piers.slice(1, -1);
  return drawing(s, wide ? [1004, 216, 116] : [470, 140, 96], [
    ...inner.flatMap((x) => pier(x, under, Math.max(land(x - 20), land(x + 20)) + 6, { width: p.pier, batter: 7 })),
    ...inner.map((x) => ink('etch', lines([[at(x, under + 16), at(x, land(x))]]))),
    girder(s, piers, p.haunch, p.slender),
    ...ground(valley, s.height + 20),
    ...trees(
      wide
        ? [
            [at(40, s.deck), 96],
            [at(104, s.deck), 70],
            [at(1386, s.deck), 110],
          ]
        : [[at(668, s.deck), 84]],
    ),
    ...deck(s, 0, s.width, { rail: true }),
    ...overheadLine(s, p.masts, p.mast),
    ...aside([
      ...train(s, p.front, p.car[0], p.car[1]),
      pantograph(at(p.front - p.car[0] * 1.5, s.deck - p.car[1]), p.mast * 0.66 - p.car[1]),
    ]),
    water(s, { y: p.surface, shores: [p.river[0], p.river[1]], rows: 0 }),
  ]);
}
