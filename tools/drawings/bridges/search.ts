import { at, type Point, pairs, stations } from '../geometry';
import { type Path, polygon, polyline, smooth } from '../path';
import { birds, person, trees, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Where slabs meet (x); height of the deck and of the water; courses of stones in a pier. */
const parameters = {
  wide: { joints: [-40, 150, 330, 530, 700, 900, 1090, 1270, 1480], deck: 190, water: 276, height: 330, person: 60 },
  narrow: { joints: [-40, 130, 300, 450, 610, 760], deck: 210, water: 304, height: 360, person: 78 },
};

/** A step of stones, each a little narrower than the one it lies on; takes axis, top, foot and half width. */
function pier(x: number, top: number, foot: number, half: number): Mark[] {
  const levels = stations(top, foot, 4);
  return pairs(levels).map(([high, low], i) => {
    const [left, right] = [half + i * 5 + (i % 2) * 4, half + i * 5 + ((i + 1) % 2) * 5];
    const stone: Point[] = [at(x - left, high), at(x + right, high), at(x + right + 2, low), at(x - left - 2, low)];
    return ink('body', polygon(stone));
  });
}

/** A slab of the deck from joint to joint, with the dressed edge of a stone. */
function slab(a: number, b: number, top: number, depth: number): Mark[] {
  const outline = (inset: number): Path =>
    polygon([
      at(a + 2 + inset, top + inset),
      at(b - 2 - inset, top + inset),
      at(b - 3 - inset, top + depth - inset),
      at(a + 4 + inset, top + depth - inset),
    ]);
  // The yellow covers the inner half of the outline, which would be dark in the dark scheme.
  return [ink('bold', outline(0)), ink('deck', outline(1.3))];
}

/** Reeds at the water's edge. */
const reeds = (xs: readonly number[], y: number): Mark =>
  ink(
    'thin',
    ...xs.map((x, i) => smooth([at(x, y), at(x + 2, y - 18), at(x + (i % 2 ? 9 : -7), y - 34 - (i % 3) * 6)])),
  );

/** A clapper bridge, one slab after the other, and somebody on the way across; takes the variant, returns the drawing. */
export function search(variant: Variant): Drawing {
  const p = parameters[variant];
  const wide = variant === 'wide';
  const s: Sheet = { ...sheets[variant], deck: p.deck, water: p.water, height: p.height };
  const depth = s.depth + 6;
  const inner = p.joints.slice(1, -1);
  const walker = at(wide ? 610 : 236, s.deck);
  // The disc has no part below the deck: in the dark scheme, lines change their colour where they cross it.
  return drawing(s, wide ? [1010, 97, 92] : [500, 121, 88], [
    water(s),
    ...inner.flatMap((x) => pier(x, s.deck + depth, s.water + 6, wide ? 26 : 24)),
    ...pairs(p.joints).flatMap(([a, b]) => slab(a, b, s.deck, depth)),
    person(walker, p.person),
    ink(
      'bold',
      polyline([at(walker.x + p.person * 0.3, s.deck - p.person * 0.62), at(walker.x + p.person * 0.36, s.deck)]),
    ),
    reeds(wide ? [226, 236, 244, 980, 990, 1002, 1010] : [212, 222, 232, 690, 700], s.water),
    ...trees(
      wide
        ? [
            [at(40, s.deck), 64],
            [at(84, s.deck), 44],
            [at(1404, s.deck), 56],
          ]
        : [[at(40, s.deck), 66]],
    ),
    birds(wide ? [at(760, 84), at(800, 66), at(846, 90)] : [at(330, 80), at(376, 60)], wide ? 14 : 18),
  ]);
}
