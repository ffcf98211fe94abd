import { at, type Point, pairs, stations } from '../geometry';
import { bearing, deck, pier, railing, ring } from '../parts';
import { line, lines, polygon, polyline, rect, rungs, zigzag } from '../path';
import { person, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { aside, type Drawing, ink, type Mark } from '../svg';

/**
 * Piers, the water (y), which is far below, girder depth, stiffeners; the traveller's ends and how deep its platform hangs, so that
 * the inspector is in the first view; the middle of the lorry above.
 */
const parameters = {
  wide: {
    piers: [232, 1208],
    water: 600,
    height: 650,
    girder: 56,
    bay: 61,
    cradle: [590, 850],
    hang: 78,
    person: 56,
    lorry: 330,
  },
  narrow: {
    piers: [78, 642],
    water: 600,
    height: 650,
    girder: 64,
    bay: 70.5,
    cradle: [222, 470],
    hang: 110,
    person: 64,
    lorry: 150,
  },
} as const;
type Parameters = (typeof parameters)[Variant];

/** The plate girder: flanges, web stiffeners, and the runway rail on its lower flange. */
function girder(s: Sheet, p: Parameters): Mark[] {
  const [top, low] = [s.deck + s.depth, s.deck + s.depth + p.girder];
  const [a, b] = p.piers;
  const xs = [
    ...stations(a - p.bay * 4, a, 4).slice(0, -1),
    ...stations(a, b, Math.round((b - a) / p.bay)),
    ...stations(b, b + p.bay * 4, 4).slice(1),
  ];
  return [
    ink('thin', lines(xs.map((x) => [at(x, top), at(x, low)]))),
    ink('thin', line(at(0, low - 7), at(s.width, low - 7))),
    ink('bold', line(at(0, low), at(s.width, low))),
    ink('thin', line(at(a + 40, low + 8), at(b - 40, low + 8))),
    ink('thin', lines(stations(a + 40, b - 40, 12).map((x) => [at(x, low), at(x, low + 8)]))),
  ];
}

/** The travelling cradle: wheels on the runway, hanger frames, a trussed platform with railing. */
function cradle(s: Sheet, p: Parameters): Mark[] {
  const runway = s.deck + s.depth + p.girder + 8;
  const floor = runway + p.hang;
  const [a, b] = p.cradle;
  const frames = [a + 26, b - 26];
  const xs = stations(a, b, 8);
  const top = xs.map((x) => at(x, floor + s.depth * 0.7));
  const low = top.map((q, i) => at(q.x, q.y + (i === 0 || i === 8 ? 0 : s.depth * 1.5)));
  return [
    ...frames.flatMap((x) => [
      ink('thin', line(at(x - 12, runway), at(x - 12, floor)), line(at(x + 12, runway), at(x + 12, floor))),
      ink(
        'thin',
        zigzag(
          stations(runway + 14, floor, 4).map((y) => at(x - 12, y)),
          stations(runway + 14, floor, 4).map((y) => at(x + 12, y)),
        ),
      ),
      ink('body', rect(x - 24, runway + 4, 48, 10)),
      ink('body', ring(at(x - 14, runway), 6), ring(at(x + 14, runway), 6)),
    ]),
    railing(s, at(a, floor), at(b, floor)),
    railing({ ...s, rail: s.rail * 2 }, at(a, floor), at(b, floor)),
    ink('deck', rect(a, floor, b - a, s.depth * 0.7)),
    ink('thin', zigzag(top, low), rungs(top, low), line(at(a, floor), at(b, floor))),
    ink('bold', polyline(top), polyline(low)),
  ];
}

/** A lorry on the deck with a second inspector in the basket of its boom, 240 units above the deck; takes its middle (x). */
function lorry(s: Sheet, p: Parameters): Mark[] {
  const x = p.lorry;
  const y = s.deck;
  const [turntable, elbow, basket] = [at(x - 36, y - 52), at(x + 44, y - 148), at(x + 150, y - 176)];
  const wheels = [x - 78, x - 44, x + 62].map((wheel) => ring(at(wheel, y - 13), 13));
  return aside([
    ink(
      'mass',
      polygon([at(x + 34, y - 16), at(x + 34, y - 74), at(x + 70, y - 74), at(x + 92, y - 44), at(x + 92, y - 16)]),
    ),
    ink('etch', polygon([at(x + 46, y - 64), at(x + 66, y - 64), at(x + 79, y - 46), at(x + 46, y - 46)])),
    ink('body', rect(x - 104, y - 34, 138, 18), rect(turntable.x - 16, y - 52, 32, 18)),
    ink('mass', ...wheels),
    ink('bold', polyline([turntable, elbow, basket])),
    ink('body', ring(elbow, 6), ring(turntable, 6)),
    person(at(basket.x + 22, basket.y + 8), p.person),
    ink('deck', rect(basket.x, basket.y - 20, 46, 30)),
    ink(
      'grain',
      rect(basket.x, basket.y - 20, 46, 30),
      line(at(basket.x, basket.y - 8), at(basket.x + 46, basket.y - 8)),
    ),
  ]);
}

/** Survey signs on the web: a ring round each place already looked at, with a tick. */
function ticks(places: readonly Point[], r: number): Mark[] {
  return places.map((c) =>
    ink('bold', polyline([at(c.x - r * 0.8, c.y), at(c.x - r * 0.15, c.y + r * 0.7), at(c.x + r, c.y - r * 0.8)])),
  );
}

/** An inspection cradle under a plate girder bridge; takes the variant, returns the drawing. */
export function assessment(variant: Variant): Drawing {
  const p = parameters[variant];
  const s: Sheet = { ...sheets[variant], water: p.water, height: p.height };
  const wide = variant === 'wide';
  const low = s.deck + s.depth + p.girder;
  const floor = low + 8 + p.hang;
  const middle = s.deck + s.depth + p.girder * 0.46;
  const looked = wide
    ? [7, 8].map((n) => at(p.piers[0] + p.bay * (n - 3.5), middle))
    : [1.5, 2.5].map((n) => at(p.piers[0] + p.bay * (n - 1), middle));
  const next = at(p.piers[0] + p.bay * (wide ? 7.5 : 3.5), middle);
  const eye = at(next.x - (wide ? 34 : 30), floor);
  const beam = [at(eye.x + 8, floor - p.person * 0.9), at(next.x - 20, low + 8), at(next.x + 22, low + 8)];
  return drawing(s, wide ? [990, 196, 120] : [520, 170, 96], [
    ...p.piers.flatMap((x) => [
      ...pier(x, low + 12, s.water, { width: wide ? 54 : 50, batter: 9, cap: 16, footing: true }),
      ink('etch', polyline([at(x, low + 44), at(x, s.water - 24)])),
      bearing(x, low, 26, 12),
    ]),
    ...girder(s, p),
    ...deck(s, 0, s.width, { rail: true }),
    ...lorry(s, p),
    ...aside([
      ...cradle(s, p),
      person(eye, p.person),
      ink('dash', ...pairs(beam.slice(0, 2)).map(([q, r]) => line(q, r)), line(beam[0] ?? eye, beam[2] ?? eye)),
      ...ticks(looked, wide ? 11 : 13),
      ink(
        'dash',
        polygon([
          at(next.x - 19, middle - 19),
          at(next.x + 19, middle - 19),
          at(next.x + 19, middle + 19),
          at(next.x - 19, middle + 19),
        ]),
      ),
    ]),
    water(s, { rows: 1 }),
  ]);
}
