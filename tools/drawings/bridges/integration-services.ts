import { at, type Curve, mirror, mix, type Point, stations, trace } from '../geometry';
import { bearing, deck, pier } from '../parts';
import { line, lines, move, polygon, polyline, rect, rungs, zigzag } from '../path';
import { barge, person, water } from '../scenery';
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

/** The lifting frame at a tip: a braced jib over the gap, tied down behind. */
function liftingFrame(s: Sheet, p: Parameters, jib: number): Mark[] {
  const h = jib * 1.5;
  const y = s.deck;
  const low = [p.tip - jib * 2.2, p.tip - jib * 1.1, p.tip - 6];
  const top = [at(p.tip - jib * 1.1, y - h), at(p.tip + jib, y - h)];
  const [a = 0, b = 0, c = 0] = low;
  const elbow = top[0] ?? at(0, 0);
  const nose = top[1] ?? at(0, 0);
  return [
    ink('thin', line(at(b, y), elbow), line(elbow, at(c, y)), line(at(b, y), at(c, y - h))),
    ink('bold', polyline([at(a, y), elbow, nose, at(c, y)]), line(at(a, y), at(c, y))),
    ink('body', rect(nose.x - 9, nose.y - 10, 18, 10)),
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
  const jib = wide ? 30 : 32;
  const nose = at(p.tip + jib, s.deck - jib * 1.5);
  const ropes = [strands(nose, at(nose.x, s.deck))];
  const left = [...halfSpan(s, p), ...liftingFrame(s, p, jib), ...ropes];
  return drawing(s, wide ? [846, 204, 118] : [446, 196, 96], [
    ...keySegment(s, p),
    ...left,
    ...mirrored(left, axis),
    person(at(p.tip - jib * 4, s.deck), wide ? 24 : 32),
    barge(at(axis, s.water), wide ? 250 : 230, wide ? 20 : 26),
    water(s),
  ]);
}
