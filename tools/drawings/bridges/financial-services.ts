import { at, type Curve, pairs, polar, stations, straight } from '../geometry';
import { cutwater, slopingDeck } from '../parts';
import { arc, line, lines, type Path, rect } from '../path';
import { birds, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Columns, their width, deck height (y) at both edges, thickness and number of arch stones. */
const parameters = {
  wide: { columns: 8, width: 46, left: 358, right: 168, ring: 17, stones: 15, course: 17 },
  narrow: { columns: 5, width: 44, left: 384, right: 212, ring: 17, stones: 11, course: 22 },
};
type Parameters = (typeof parameters)['wide'];

/** One arch between two columns: its springing follows the lower end of the climbing deck. */
function archway(s: Sheet, p: Parameters, a: number, b: number, top: Curve): Mark[] {
  const r = (b - a - p.width) / 2;
  const centre = at((a + b) / 2, top(a + p.width / 2) + s.depth + p.ring + r + 4);
  const inner = arc(centre, r, 180, 0);
  const outer = arc(centre, r + p.ring, 180, 0);
  const joints = stations(180, 0, p.stones).map((d) => line(polar(centre, r, d), polar(centre, r + p.ring, d)));
  return [ink('thin', outer, ...joints), ink('bold', inner)];
}

/** A column: pilaster, impost where the arch springs, courses of stone in running bond, footing. */
function column(s: Sheet, p: Parameters, x: number, top: number, n: number): Mark[] {
  const half = p.width / 2;
  const foot = s.water - 12;
  const beds = stations(top, foot, Math.round((foot - top) / p.course));
  const upright = pairs(beds).flatMap(([a, b], i): Path => {
    const shift = (i + n) % 2 === 0 ? -half * 0.3 : half * 0.36;
    return line(at(x + shift, a), at(x + shift, b));
  });
  return [
    ink('mass', rect(x - half, top, p.width, foot - top)),
    ink('etch', lines(beds.slice(1, -1).map((y) => [at(x - half, y), at(x + half, y)])), upright),
    ink('mass', cutwater(x, foot, s.water, half + 12)),
  ];
}

/** Stone arches whose columns rise like a bar chart; takes the variant, returns the drawing. */
export function financialServices(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const top = straight(at(0, p.left), at(s.width, p.right));
  const step = s.width / (p.columns - 1);
  const axes = stations(-step * 0.5, s.width + step * 0.5, p.columns);
  const arches = pairs(axes).flatMap(([a, b]) => archway(s, p, a, b, top));
  const edge = [at(-30, top(-30)), at(s.width + 30, top(s.width + 30))];
  const heads = axes.map((x) => top(x - p.width / 2) + s.depth);
  return drawing(s, wide ? [482, 186, 108] : [214, 226, 96], [
    ...arches,
    ...axes.flatMap((x, i) => column(s, p, x, heads[i] ?? 0, i)),
    ...slopingDeck(s, edge, true),
    birds(wide ? [at(840, 120), at(878, 102), at(914, 126)] : [at(420, 140), at(462, 120)], wide ? 14 : 18),
    water(s),
  ]);
}
