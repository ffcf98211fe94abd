import {
  abutment,
  drum,
  girder,
  handrail,
  type SwingSpan,
  sideTruss,
  slab,
  tilt,
  turned,
} from '../bridges/application-migration-iris';
import { at, type Point } from '../geometry';
import { arc, line, polygon } from '../path';
import { water } from '../scenery';
import { type Sheet, sheets } from '../sheet';
import { fromAbove } from '../space';
import { ink, type Mark } from '../svg';

const s: Sheet = { ...sheets.wide, width: 480, height: 236, rail: 9 };
const p: SwingSpan = { half: 138, width: 44, angle: 52, tall: 48, drop: 76, drum: 36, bays: 6, y: 108 };
const pivot = at(s.width / 2, p.y);
const view = fromAbove(pivot, tilt);
const road = turned(view, 0);

/** Where the span would be at an angle. */
function outline(degrees: number): Point[] {
  const there = turned(view, degrees);
  const half = p.width / 2;
  return [there(-p.half, -half, 0), there(p.half, -half, 0), there(p.half, half, 0), there(-p.half, half, 0)];
}

/** One step of so many of a swing bridge that closes: where it stands, and dashed where it goes or came from. */
export function swingAt(step: number, count: number): { marks: Mark[]; decks: Point[][] } {
  const toAngle = (index: number) => p.angle * (1 - index / (count - 1));
  const [angle, other] = [toAngle(step), toAngle(step < count - 1 ? step + 1 : step - 1)];
  const span = turned(view, angle);
  const [half, gap, edge] = [p.width / 2, p.half + 7, s.width / 2 + 8];
  const sides = [-1, 1] as const;
  const swept = [0, 180].map((start) =>
    arc(pivot, p.half, start - Math.min(angle, other), start - Math.max(angle, other), p.half * tilt),
  );
  const faces = slab(span, -p.half, p.half, half);
  const marks = [
    water(s, { y: p.y + p.drop - 10, rows: 3, step: 17 }),
    ...sides.flatMap((side) => [
      ...abutment(road, side * gap, side * (gap + 34), half, p.drop),
      handrail(road, side * gap, side * edge, -half, s.rail),
      ...Object.values(slab(road, side === -1 ? -edge : gap, side === -1 ? -gap : edge, half)).flat(),
    ]),
    ...drum(at(pivot.x, pivot.y + girder), p.drum, p.drop - girder),
    ink('dash', polygon(outline(other)), ...swept),
    ...sideTruss(span, p, -half),
    ...faces.end,
    ...faces.side,
    ...faces.top,
    ink('grain', line(span(-p.half, 0, 0), span(p.half, 0, 0))),
    ...sideTruss(span, p, half),
  ];
  return { marks, decks: [outline(angle)] };
}

/** The sheet of a step. */
export const SWING_SHEET = s;
