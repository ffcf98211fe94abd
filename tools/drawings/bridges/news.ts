import { at, parabola, stations } from '../geometry';
import { hangers, pylon } from '../parts';
import { line, polyline, rect, sagging } from '../path';
import { drawing, type Sheet, sheets } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Square sheet of the thumbnails, which are shown in just this size: a deck and what carries it. */
const square: Sheet = { ...sheets.wide, width: 64, height: 64, deck: 44, depth: 6 };

/** The deck from edge to edge, in whole pixels. */
const road: readonly Mark[] = [
  ink('deck', rect(0, square.deck, square.width, square.depth)),
  ink('solid', rect(0, square.deck - 1, square.width, 1), rect(0, square.deck + square.depth, square.width, 2)),
];

/** An arch that stands on both banks and carries the deck below it. */
export function news1(): Drawing {
  const [left, right, rise] = [at(4, 64), at(60, 64), 54];
  const arch = parabola(left, right, -rise);
  return drawing(
    square,
    [44, 18, 11],
    [hangers(stations(17, 47, 5), arch, () => square.deck), ...road, ink('bold', sagging(left, right, -rise))],
  );
}

/** A pylon whose stays go on beyond the sheet. */
export function news2(): Drawing {
  const [axis, top] = [24, 4];
  const stays = [0, 1, 2].map((n) => {
    const [height, reach] = [top + 6 + n * 10, 34 - n * 10];
    return polyline([at(axis - reach, square.deck), at(axis, height), at(axis + reach, square.deck)]);
  });
  return drawing(
    square,
    [46, 18, 11],
    [
      ink('thin', ...stays),
      ...road,
      pylon(axis, top, square.deck - 1, 2.5, 4),
      ink(
        'bold',
        line(at(axis - 3, square.deck + 8), at(axis - 3, 64)),
        line(at(axis + 3, square.deck + 8), at(axis + 3, 64)),
      ),
    ],
  );
}
