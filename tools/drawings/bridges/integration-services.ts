import { at, type Curve, mirror, mix, type Point, stations, trace } from '../geometry';
import { bearing, deck, pier } from '../parts';
import { line, lines, move, polygon, polyline, rect, rungs, zigzag } from '../path';
import { barge, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Pier axis, tip of the cantilever (x), girder depth at pier, tip and edge, segments, the water (y), which is far below. */
const parameters = {
  wide: { pier: 312, tip: 640, root: 104, thin: 34, edge: 34, joints: 9, water: 590, height: 650 },
  narrow: { pier: 118, tip: 292, root: 96, thin: 38, edge: 62, joints: 5, water: 560, height: 640 },
};
type Parameters = (typeof parameters)['wide'];

/** Half the width of a pier's head: there the girder keeps its full depth. */
const head = 23;

/** The soffit's depth below the deck: a parabola from pier to tip and from pier to edge. */
function depthAt(p: Parameters): Curve {
  return (x) => {
    const [left, right] = [p.pier - head, p.pier + head];
    const t = x > right ? (p.tip - x) / (p.tip - right) : x / left;
    return mix(x > p.pier ? p.thin : p.edge, p.root, Math.min(1, Math.max(0, t)) ** 2);
  };
}

/** The left half: box girder built out in segments from its pier, the deck on it. */
function halfSpan(s: Sheet, p: Parameters): Mark[] {
  const y = s.deck + s.depth;
  const depth = depthAt(p);
  const xs = [...stations(0, p.pier - head, 8), ...stations(p.pier + head, p.tip, p.joints * 2)];
  const soffit = trace((x) => y + depth(x), xs);
  const joints = [
    ...stations(0, p.pier - head, Math.max(2, p.joints - 2)),
    ...stations(p.pier + head, p.tip, p.joints),
  ];
  return [
    ...pier(p.pier, y + p.root, s.water, { width: 46, batter: 5, footing: true }),
    ink('etch', lines([[at(p.pier, y + p.root + 14), at(p.pier, s.water - 20)]])),
    ink('mass', polygon([at(-10, y), at(p.tip, y), ...[...soffit].reverse(), at(-10, y + p.edge)])),
    ink('etch', ...joints.slice(0, -1).map((x) => line(at(x, y), at(x, y + depth(x))))),
    bearing(p.pier - 12, y + p.root, 10, 5),
    bearing(p.pier + 12, y + p.root, 10, 5),
    ...deck(s, 0, p.tip, { rail: true }),
  ];
}

/** The two strands from a jib's nose down to the segment. */
function strands(nose: Point, hook: Point): Mark {
  return ink('thin', ...[-4, 4].map((d) => line(at(nose.x + d, nose.y), at(hook.x + d, hook.y))));
}

/** The derrick at a tip: a braced mast with a jib over the gap, tied down behind; takes the jib's reach and the mast's height. */
function derrick(s: Sheet, p: Parameters, reach: number, height: number): Mark[] {
  const y = s.deck;
  const [front, back] = [p.tip - 10, p.tip - 10 - height * 0.24];
  const anchor = p.tip - height * 1.3;
  const levels = stations(y, y - height, 5);
  const head = [at(back, y - height), at(front, y - height)] as const;
  const boom = y - height * 0.74;
  const nose = at(p.tip + reach, boom);
  return [
    ink('thin', line(at(anchor, y), head[0]), line(head[1], nose), line(head[0], head[1])),
    ink(
      'thin',
      zigzag(
        levels.map((h) => at(back, h)),
        levels.map((h) => at(front, h)),
      ),
    ),
    ink('thin', ...levels.slice(1, -1).map((h) => line(at(back, h), at(front, h)))),
    ink('bold', line(at(back, y), head[0]), line(at(front, y), head[1]), line(at(back, boom), nose)),
    ink('body', rect(nose.x - 9, nose.y - 5, 18, 10)),
    ink('mass', rect(anchor - 8, y - 10, 16, 10)),
  ];
}

/** Turns marks of the left half into those of the right half. */
function mirrored(marks: readonly Mark[], axis: number): Mark[] {
  return marks.flatMap((m) =>
    m.style === 'text' ? [] : [{ style: m.style, path: move(m.path, (q) => mirror([q], axis)[0] ?? q) }],
  );
}

/** The key: a yellow box segment with its cross frames, between the tips and level with them. */
function keySegment(s: Sheet, p: Parameters): Mark[] {
  const y = s.deck;
  const [a, b] = [p.tip, s.width - p.tip];
  const xs = stations(a, b, 4);
  const height = s.depth + p.thin;
  const top = xs.map((x) => at(x, y + s.depth));
  const low = xs.map((x) => at(x, y + height));
  return [
    ink('deck', rect(a, y, b - a, height)),
    ink('grain', zigzag(top, low), rungs(top, low), polyline(top)),
    ink('bold', rect(a, y, b - a, height)),
  ];
}

/** Two half spans joined by the key segment, which hangs in the strands a last time; takes the variant, returns the drawing. */
export function integrationServices(variant: Variant): Drawing {
  const p = parameters[variant];
  const s: Sheet = { ...sheets[variant], water: p.water, height: p.height };
  const wide = variant === 'wide';
  const axis = s.width / 2;
  const [reach, height] = wide ? [36, 210] : [36, 190];
  const nose = at(p.tip + reach, s.deck - height * 0.74);
  const left = [...halfSpan(s, p), ...derrick(s, p, reach, height), strands(nose, at(nose.x, s.deck))];
  return drawing(s, wide ? [846, 204, 118] : [446, 196, 96], [
    ...keySegment(s, p),
    ...left,
    ...mirrored(left, axis),
    barge(at(axis, s.water), wide ? 250 : 230, wide ? 20 : 26),
    water(s),
  ]);
}
