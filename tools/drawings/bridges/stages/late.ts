import { at, type Point, stations } from '../../geometry';
import { deck, hangers } from '../../parts';
import { line, lines, rect } from '../../path';
import { person } from '../../scenery';
import type { Sheet } from '../../sheet';
import { floatingCrane, scaffold } from '../../site';
import { ink, type Mark } from '../../svg';
import { type Parameters, rib, ribLine } from './bridge';

/** The main span's deck from x to x with its hangers; the cross girders show below. */
export function hungDeck(s: Sheet, p: Parameters, from: number, to: number): Mark[] {
  const curve = ribLine(s, p);
  const xs = stations(p.main[0], p.main[1], p.panels).filter(
    (x) => x >= from - 1 && x <= to + 1 && curve(x) < s.deck - 8,
  );
  return [hangers(xs, curve, () => s.deck), ...deck(s, from, to, { rail: true })];
}

/** A deck segment on slings below a hook. */
function segment(s: Sheet, x: number, y: number, length: number, hook: number): Mark[] {
  const half = length / 2;
  const slings: [Point, Point][] = [
    [at(x, hook), at(x - half * 0.8, y)],
    [at(x, hook), at(x + half * 0.8, y)],
  ];
  return [
    ink('thin', lines(slings)),
    ink('deck', rect(x - half, y, length, s.depth)),
    ink('bold', rect(x - half, y, length, s.depth)),
  ];
}

/** Stages 4 and 5: the closed rib, hangers, and the deck up to its gap. */
export function closing(
  s: Sheet,
  p: Parameters,
  shares: readonly [number, number],
  lowering: boolean,
  wide: boolean,
): Mark[] {
  const [a, b] = p.main;
  const panel = (b - a) / p.panels;
  const [l, r] = shares;
  const [from, to] = [Math.round(l * p.panels), p.panels - Math.round(r * p.panels)];
  const [x0, x1] = [a + from * panel, a + to * panel];
  const curve = ribLine(s, p);
  const middle = (x0 + x1) / 2;
  const waiting = stations(x0, x1, to - from).slice(1, -1);
  const big = wide ? 1 : 1.4;
  const under = s.deck + s.depth;
  const hook = s.deck - (lowering ? 34 : 20) * big;
  const top = lowering ? at(middle, curve(middle)) : at(x0 + panel, s.deck - 96 * big);
  const rope = ink('thin', line(top, at(top.x, hook)));
  const load = lowering
    ? segment(s, middle, under + 26 * big, x1 - x0 - 10, hook)
    : segment(s, x0 + panel + 4, s.deck + 8 * big, panel * 2 - 10, hook);
  const four: Mark[] = [
    hangers(waiting, curve, () => s.deck - 40),
    rope,
    ...floatingCrane(at(x1 - panel * (wide ? 2.2 : 0.6), s.water), top, wide ? 190 : 160),
    ...load,
  ];
  const five: Mark[] = [
    ...load,
    rope,
    scaffold(at(b - panel * 2.2, curve(b - panel * 2.2) - 26), at(b - panel * 0.8, s.deck), 3, 4),
    person(at(x0 - 26 * big, s.deck), 26 * big),
    person(at(x1 + 20 * big, s.deck), 26 * big),
  ];
  return [...hungDeck(s, p, a, x0), ...hungDeck(s, p, x1, b), ...rib(s, p, 0, p.panels), ...(lowering ? five : four)];
}
