import {
  fascia,
  nearHalf,
  type RingBridge,
  rail,
  stays,
  walkway,
} from '../bridges/application-development-circular-economy';
import { at, type Point, polar, radians, stations } from '../geometry';
import { nodes, pylon, ring } from '../parts';
import { ellipse, line, type Path, polyline } from '../path';
import { water } from '../scenery';
import { type Sheet, sheets } from '../sheet';
import { ink } from '../svg';

/** Room at both sides is for names; the middle 560 units are what a phone shows. */
const s: Sheet = { ...sheets.wide, width: 960, height: 404, rail: 10 };
const p: RingBridge = { outer: 240, inner: 198, tilt: 0.34, drop: 74, mast: 186, stays: 16, columns: 12 };
const centre = at(s.width / 2, 214);
const middle = (p.outer + p.inner) / 2;
const radius = 22;

type Station = { angle: number; foot: Point; sign: Point };

/** A station on the ring at an angle: at the back its sign stands on the deck, in front it hangs below. */
function stationAt(angle: number): Station {
  const depth = Math.sin(radians(angle));
  const isBehind = depth > -0.01;
  const edge = polar(centre, p.outer, angle, p.outer * p.tilt);
  const foot = isBehind ? edge : at(edge.x, edge.y + fascia);
  return { angle, foot, sign: at(foot.x, isBehind ? foot.y - 48 : foot.y + 36 - 14 * depth) };
}

/** Clockwise from the back on the left; none behind the mast. */
const placeStations = (count: number): Station[] =>
  Array.from({ length: count }, (_, i) => stationAt(90 + (180 - 360 * i) / count));

/** An arrow head on the deck, on its way round. */
function onItsWay(angle: number): Path {
  const on = (r: number, degrees: number) => polar(centre, r, degrees, r * p.tilt);
  return polyline([on(p.outer - 9, angle + 2.5), on(middle, angle - 4), on(p.inner + 9, angle + 2.5)]);
}

/** Half of the walkway, behind or in front, as an outline. */
function half(from: number, to: number): Point[] {
  const angles = stations(from, to, 40);
  const on = (r: number) => angles.map((angle) => polar(centre, r, angle, r * p.tilt));
  return [...on(p.outer), ...on(p.inner).reverse()];
}

/** A ring bridge seen at a slant, with so many stations on its one way round. */
export function drawRing(count: number) {
  const all = placeStations(count);
  const step = 360 / p.stays;
  const back = stations(step / 2, 180 - step / 2, p.stays / 2 - 1);
  const front = back.map((angle) => -angle);
  const head = at(centre.x, centre.y - p.mast + 14);
  const island = at(centre.x, centre.y + p.drop - 16);
  const posts = all.map(({ foot, sign }) => line(foot, sign));
  const isLow = ({ foot, sign }: Station) => sign.y > foot.y;
  const next = [...all.slice(1), stationAt((all[0]?.angle ?? 0) - 360)];
  const ways = all
    .map(({ angle }, i) => (angle + (next[i]?.angle ?? 0)) / 2)
    .filter((angle) => Math.abs(angle - 90) > 1);
  const marks = [
    water(s, { y: centre.y + p.drop - 34, shores: [centre.x - 280, centre.x + 280], rows: 0 }),
    ink('mass', ellipse(at(island.x, island.y + 6), 46, 14)),
    stays(centre, p, head, back),
    rail(s, centre, p, p.outer, [176, 4]),
    ...walkway(centre, p),
    pylon(centre.x, centre.y - p.mast, island.y, 4, 7),
    ...nearHalf(centre, p),
    ink('grain', ...ways.map(onItsWay)),
    rail(s, centre, p, p.inner, [356, 184]),
    stays(centre, p, head, front),
    ...nodes([at(centre.x, centre.y - p.mast - 5)], 6),
    ink('bold', ...posts),
    ink('mass', ...all.map(({ sign }) => ring(sign, radius))),
  ];
  const places = all.map((station) => {
    const { x, y } = station.sign;
    const isRight = x > centre.x - 1 || (isLow(station) && Math.abs(x - centre.x) < 1);
    return { x: Math.round(x), y: Math.round(y), side: isRight ? 'end' : 'start' };
  });
  return { marks, decks: [half(0, 180), half(180, 360)], places };
}

/** The sheet of a ring. */
export const RING_SHEET = s;
