import { at, type Point, stations } from '../../geometry';
import { pier, trestle } from '../../parts';
import { line, lines, polyline, rect, rungs, smooth } from '../../path';
import { barge, person } from '../../scenery';
import type { Sheet } from '../../sheet';
import { cofferdam, floatingCrane, piles, rod, scaffold, theodolite } from '../../site';
import { ink, type Mark } from '../../svg';
import { mainPier, type Parameters, rib, ribLine, ribNodes } from './bridge';

/** Stage 1: rods and a theodolite set out the axes, the first piles are driven. */
export function setOut(s: Sheet, p: Parameters, big: number): Mark[] {
  const [a, b] = p.main;
  const xs = [a, b];
  const sounding = s.width * 0.46;
  const eye = at(Math.max(p.bank * 0.62, 30 * big), s.deck);
  const sight = at(eye.x + 12 * big, s.deck - 27 * big);
  return [
    ink('dash', line(sight, at(b, sight.y))),
    ...xs.map((x) => piles(x, 28, s.water - 40, s.water)),
    ...xs.flatMap((x) => rod(at(x, s.water - 40), s.water - s.deck - 40 + 44 * big)),
    ...theodolite(eye, 30 * big),
    person(at(eye.x - 22 * big, s.deck), 34 * big),
    ...rod(at(s.width - p.bank * 0.5, s.deck), 44 * big),
    ...rod(at(sounding + 18 * big, s.water - 9), 58 * big),
    person(at(sounding - 4 * big, s.water - 8), 34 * big),
    barge(at(sounding, s.water), 78 * big, 11 * big),
  ];
}

/** Stage 2: left piers done, the right main pier rises in its cofferdam, served by a crane. */
export function raisePiers(s: Sheet, p: Parameters, wide: boolean): Mark[] {
  const [a, b] = p.main;
  const under = s.deck + s.depth;
  const half = (a + b) / 2;
  const tip = at(b, wide ? 128 : 86);
  const rising = s.water - 44;
  const hook = rising - 78;
  return [
    ...p.approach.slice(0, 1).flatMap((x) => pier(x, under, s.water, { width: 20, batter: 4, cap: 8, footing: true })),
    ...p.approach.slice(1).map((x) => piles(x, 16, s.water - 34, s.water)),
    ...mainPier(s, p, a, s.deck + p.dip),
    scaffold(at(a - 38, s.deck + p.dip + 6), at(a + 38, s.water - 10), 3, 2),
    ink('body', rect(b - 23, rising, 46, 40)),
    ink('thin', lines([-16, -8, 0, 8, 16].map((d) => [at(b + d, rising - 16), at(b + d, rising)]))),
    ...cofferdam(b, 44, s.water - 28, s.water + 3),
    ink('thin', line(tip, at(b, hook))),
    ...floatingCrane(at(wide ? half + 130 : half + 20, s.water), tip, wide ? 240 : 220),
    ink('mass', rect(b - 14, hook, 28, 22)),
  ];
}

/** A cableway between masts on the two tips, with the rope of its carriage down to the hook. */
function cableway([a, b]: readonly [Point, Point], hook: Point): Mark[] {
  const heads = [at(a.x, hook.y - 26), at(b.x, hook.y - 26)] as const;
  const end = at(hook.x, hook.y - 16);
  return [
    ink('thin', line(end, hook)),
    ink('bold', line(a, heads[0]), line(b, heads[1])),
    ink('thin', polyline([heads[0], end, heads[1]])),
    ink('body', rect(end.x - 10, end.y - 5, 20, 10)),
  ];
}

/** Stage 3: the rib grows on falsework from both springings, its crown piece is being lifted. */
export function firstRib(s: Sheet, p: Parameters, left: number, right: number): Mark[] {
  const xs = stations(p.main[0], p.main[1], p.panels);
  const curve = ribLine(s, p);
  const towers = [Math.round(left * 0.5), left, right, Math.round((p.panels + right) / 2)];
  const next = xs[left + 2] ?? 0;
  const raised = p.rib * 1.25;
  const { low, high } = ribNodes(s, p, left + 1, left + 3);
  const up = (q: Point): Point => at(q.x, q.y - raised);
  const [piece, upper] = [low.map(up), high.map(up)];
  const hook = at(next, curve(next) - raised - p.rib * 2.7);
  const tip = (n: number): Point => ribNodes(s, p, n, n).high[0] ?? hook;
  return [
    ...towers.map((n) => {
      const x = xs[n] ?? 0;
      return trestle(x, curve(x) + 3, s.water - 8, 9, 15);
    }),
    ...towers.map((n) => ink('mass', rect((xs[n] ?? 0) - 22, s.water - 8, 44, 8))),
    ...rib(s, p, 0, left),
    ...rib(s, p, right, p.panels),
    ...cableway([tip(left), tip(right)], hook),
    ink('thin', line(hook, upper[0] ?? hook), line(hook, upper[2] ?? hook)),
    ink('thin', smooth(piece), rungs(upper, piece)),
    ink('bold', smooth(upper)),
  ];
}
