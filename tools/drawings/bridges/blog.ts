import { at, stations } from '../geometry';
import { deck, ring, trestle } from '../parts';
import { line, lines, polygon, polyline, rect } from '../path';
import { birds, ladder, sailingBoat, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** The pier's end (x), distance of trestles, lamp height. */
const parameters = {
  wide: {
    end: 1010,
    step: 74,
    lamp: 190,
    lamps: [270, 600],
    benches: [420, 770],
  },
  narrow: { end: 520, step: 84, lamp: 200, lamps: [150], benches: [280] },
};

/** The lamp at the end: a tapering post on a base, a crossbar and a lantern. */
function beacon(s: Sheet, x: number, height: number): Mark[] {
  const top = s.deck - height;
  return [
    ink('body', rect(x - 9, s.deck - 14, 18, 14)),
    ink('bold', line(at(x, s.deck - 14), at(x, top + 34))),
    ink('bold', line(at(x - 14, top + 46), at(x + 14, top + 46))),
    ink('mass', polygon([at(x - 9, top + 34), at(x + 9, top + 34), at(x + 13, top + 6), at(x - 13, top + 6)])),
    ink('mass', polygon([at(x - 17, top + 6), at(x + 17, top + 6), at(x, top - 10)])),
    ink('deck', ring(at(x, top + 21), 5)),
    ink('etch', ring(at(x, top + 21), 5)),
  ];
}

/** A bench seen from the side, facing the water. */
function bench(x: number, y: number, size: number): Mark {
  return ink(
    'bold',
    polyline([at(x - size, y - size * 0.45), at(x + size, y - size * 0.45)]),
    lines([
      [at(x - size * 0.75, y - size * 0.45), at(x - size * 0.75, y)],
      [at(x + size * 0.75, y - size * 0.45), at(x + size * 0.75, y)],
    ]),
  );
}

/** A low trestle pier walking out to a lamp; takes the variant, returns the drawing. */
export function blog(variant: Variant): Drawing {
  const p = parameters[variant];
  const s = sheets[variant];
  const wide = variant === 'wide';
  const under = s.deck + s.depth;
  const count = Math.round(p.end / p.step);
  const bents = stations(0, p.end - 26, count).slice(1);
  const cap = s.depth * 0.5;
  return drawing(s, wide ? [1172, 242, 138] : [610, 196, 104], [
    water(s),
    ...bents.map((x) => trestle(x, under + cap, s.water, 8, 17)),
    ...bents.map((x) => ink('body', rect(x - 15, under, 30, cap))),
    ink('thin', line(at(0, s.water - 22), at(bents.at(-1) ?? 0, s.water - 22))),
    ladder(at(p.end - 4, under), at(p.end - 4, s.water), 10, 7),
    ...deck(s, 0, p.end),
    ...p.lamps.flatMap((x) => beacon(s, x, p.lamp * 0.72)),
    ...p.benches.map((x) => bench(x, s.deck, 26)),
    ...beacon(s, p.end - 40, p.lamp),
    birds(wide ? [at(700, 118), at(742, 98), at(786, 124)] : [at(280, 80), at(330, 58)], wide ? 15 : 20),
    ...sailingBoat(at(wide ? 1290 : 650, s.water), wide ? 44 : 50),
  ]);
}
