import { at, pairs, stations } from '../geometry';
import { bearing, deck, pier } from '../parts';
import { line, lines, polyline } from '../path';
import { birds, lamps, water } from '../scenery';
import { drawing, sheets, type Variant } from '../sheet';
import { type Drawing, ink } from '../svg';

/** Pier axes, girder depth, distance of the web's stiffeners. */
const parameters = {
  wide: { piers: [-60, 270, 570, 870, 1170, 1500], girder: 30, stiffener: 25, pier: 30 },
  narrow: { piers: [-40, 180, 540, 760], girder: 36, stiffener: 36, pier: 34 },
};

/** A plain plate-girder bridge on piers, for any industry; takes the variant. */
export function industry(variant: Variant): Drawing {
  const wide = variant === 'wide';
  const s = sheets[variant];
  const p = parameters[variant];
  const under = s.deck + s.depth;
  const low = under + p.girder;
  const inner = p.piers.slice(1, -1);
  const webs = pairs(p.piers).flatMap(([a, b]) =>
    stations(a, b, Math.round((b - a) / p.stiffener)).map((x) => line(at(x, under), at(x, low))),
  );
  return drawing(s, wide ? [716, 218, 132] : [370, 144, 120], [
    lamps(
      inner.flatMap((x, i) => [x, (x + (p.piers[i + 2] ?? x)) / 2]),
      () => s.deck,
      wide ? 64 : 84,
    ),
    ink('thin', ...webs),
    ...deck(s, 0, s.width, { rail: true }),
    ink('bold', line(at(0, low), at(s.width, low))),
    ...inner.flatMap((x) => [
      ...pier(x, low + 8, s.water, { width: p.pier, batter: 6, cap: 10, footing: true }),
      bearing(x - p.pier * 0.25, low, 8, 8),
      bearing(x + p.pier * 0.25, low, 8, 8),
      ink('etch', polyline([at(x, low + 34), at(x, s.water - 22)])),
    ]),
    ink('thin', lines(inner.map((x) => [at(x, s.deck), at(x, under)]))),
    birds(wide ? [at(930, 110), at(968, 92), at(1004, 120)] : [at(540, 110), at(580, 88)], wide ? 14 : 18),
    water(s),
  ]);
}
