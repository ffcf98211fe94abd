import { at, type Point, radians, stations } from '../geometry';
import { deck, ring } from '../parts';
import { arc, area, chain, ellipse, line, type Path, polygon, polyline, rungs, zigzag } from '../path';
import { water } from '../scenery';
import { drawing, sheets, type Variant } from '../sheet';
import { fromAbove, type View } from '../space';
import { type Drawing, ink, type Mark, words } from '../svg';

/**
 * Seen from above at a slant. `half` is half the swing span, `angle` how far it is turned from the
 * road's line, `tall` the truss at the pivot. The deck's width and height are those of the sheet.
 */
const parameters = {
  wide: { half: 330, angle: 46, tall: 132, drum: 66, bays: 8 },
  narrow: { half: 206, angle: 52, tall: 120, drum: 56, bays: 6 },
};
/** The swing span on its sheet: in addition the deck's width, the y of its axis, and its height above the water. */
export type SwingSpan = (typeof parameters)['wide'] & { width: number; y: number; drop: number };

export const tilt = 0.42;
export const girder = 12;

/** The swing span's own frame: u along it, w across (positive is the near side), h up. */
type Local = (u: number, w: number, h: number) => Point;

/** Takes the view and a turn in degrees about the pivot, returns the span's frame. */
export function turned(view: View, degrees: number): Local {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return (u, w, h) => view({ x: u * cos - w * sin, z: u * sin + w * cos, h });
}

/** A deck from u to u by its faces: the end and the side in paper, the yellow top with its lines. */
export function slab(local: Local, from: number, to: number, half: number): Record<'end' | 'side' | 'top', Mark[]> {
  const top = [local(from, -half, 0), local(to, -half, 0), local(to, half, 0), local(from, half, 0)];
  const side = [local(from, half, 0), local(to, half, 0), local(to, half, -girder), local(from, half, -girder)];
  const end = [local(to, -half, 0), local(to, half, 0), local(to, half, -girder), local(to, -half, -girder)];
  return {
    end: [ink('body', polygon(end))],
    side: [ink('mass', polygon(side))],
    top: [ink('deck', polygon(top)), ink('bold', polygon(top))],
  };
}

/** A railing along one edge of a deck from u to u. */
export function handrail(local: Local, from: number, to: number, w: number, height: number): Mark {
  const us = stations(from, to, Math.round(Math.abs(to - from) / (height * 1.5)));
  const [feet, heads] = [us.map((u) => local(u, w, 0)), us.map((u) => local(u, w, height))];
  return ink('thin', rungs(feet, heads), polyline(heads));
}

/** One side truss of the swing span: highest over the pivot, falling to both ends. The far one is thin. */
export function sideTruss(local: Local, p: SwingSpan, w: number): Mark[] {
  const us = stations(-p.half, p.half, p.bays);
  const high = us.map((u) => local(u, w, p.tall * (1 - 0.72 * Math.abs(u / p.half))));
  const low = us.map((u) => local(u, w, 0));
  return [
    ink('thin', rungs(high.slice(1, -1), low.slice(1, -1)), zigzag(low, high)),
    ink(w < 0 ? 'thin' : 'bold', polyline([low[0] ?? at(0, 0), ...high.slice(1, -1), low.at(-1) ?? at(0, 0)])),
  ];
}

/** A round pier: the visible half of its drum and its top; takes centre, radius and height. */
export function drum(centre: Point, radius: number, height: number): Mark[] {
  const foot = at(centre.x, centre.y + height);
  const shell = chain(arc(centre, radius, 180, 360, radius * tilt), arc(foot, radius, 0, -180, radius * tilt));
  return [
    ink('mass', area(shell)),
    ink('mass', ellipse(centre, radius, radius * tilt)),
    ink('etch', arc(at(foot.x, foot.y - 10), radius, 0, -180, radius * tilt)),
  ];
}

/** The fenders at an open road end: a wall down to the water under the end of the fixed deck. */
export function abutment(local: Local, u: number, outer: number, half: number, drop: number): Mark[] {
  const face: Path = polygon([
    local(u, half, -girder),
    local(outer, half, -girder),
    local(outer, half, -drop),
    local(u, half, -drop),
  ]);
  return [ink('body', face)];
}

/** A swing bridge turned open, its first position, and dashed closed, its second one; takes the variant. */
export function applicationMigrationIris(variant: Variant): Drawing {
  const s = sheets[variant];
  const wide = variant === 'wide';
  const width = s.depth / tilt;
  const y = s.deck + s.depth / 2;
  const p: SwingSpan = { ...parameters[variant], width, y, drop: s.water - s.deck };
  const pivot = at(s.width / 2, y);
  const view = fromAbove(pivot, tilt);
  const road = turned(view, 0);
  const open = turned(view, p.angle);
  const half = width / 2;
  const span = slab(open, -p.half, p.half, half);
  const edge = s.width / 2 + 20;
  const gap = p.half + 2;
  const sides = [-1, 1] as const;
  const fixed = { [-1]: slab(road, -edge, -gap, half), 1: slab(road, gap, edge, half) };
  const rest = wide ? 54 : 40;
  const swept = sides.map((side) => {
    const start = side === 1 ? 0 : 180;
    return arc(pivot, p.half, start, start - p.angle, p.half * tilt);
  });
  const number = (member: Point, label: Point, text: string): Mark[] => [
    ink('thin', line(member, label)),
    ink('body', ring(label, s.text * 0.9)),
    words(label.x, label.y + s.text * 0.38, s.text * 1.1, text),
  ];
  const chord = open(-p.half * 0.5, half, p.tall * 0.64);
  const closed = road(p.half * 0.72, half, 0);
  return drawing(s, wide ? [772, 150, 112] : [432, 128, 96], [
    water(s, { shores: [0, s.width], rows: 3 }),
    ...sides.flatMap((side) => [
      ...abutment(road, side * gap, side * (gap + rest), half, p.drop),
      ...(wide ? abutment(road, side * (gap + 250), side * (gap + 290), half, p.drop) : []),
      handrail(road, side * gap, side * edge, -half, s.rail),
      ...fixed[side].end,
      ...fixed[side].side,
      ...(side === -1 ? deck(s, 0, pivot.x - gap) : deck(s, pivot.x + gap, s.width)),
    ]),
    ...drum(at(pivot.x, pivot.y + girder), p.drum, p.drop - girder - 12),
    ink(
      'dash',
      polygon([road(-p.half, -half, 0), road(p.half, -half, 0), road(p.half, half, 0), road(-p.half, half, 0)]),
      ...swept,
    ),
    ...sideTruss(open, p, -half),
    ...span.end,
    ...span.side,
    ...span.top,
    ink('grain', line(open(-p.half, 0, 0), open(p.half, 0, 0))),
    ...sideTruss(open, p, half),
    ...number(chord, at(chord.x - 64, chord.y - 56), '1'),
    ...number(closed, at(closed.x + 30, closed.y - 74), '2'),
  ]);
}
