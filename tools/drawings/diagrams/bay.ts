import { at, stations } from '../geometry';
import { ring } from '../parts';
import { line, polyline } from '../path';
import { type Sheet, sheets } from '../sheet';
import { ink, type Mark } from '../svg';

/** As wide as a bay ever is; the page shows its middle. */
const s: Sheet = { ...sheets.wide, width: 960, height: 72 };
const chord = 62;
const centre = at(s.width / 2, chord / 2);
const mesh = chord / 2;

/** The girder below one bay of a deck: a lattice with a tick where it was found sound, dashed where it was not. */
export function bay(isSound: boolean): { marks: Mark[] } {
  const disc = ring(centre, 17);
  if (!isSound) return { marks: [ink('dash', line(at(0, chord), at(s.width, chord)), disc)] };
  const lattice = [0, 1, 2, 3].map((phase) =>
    polyline(stations(-4, 16, 20).map((step, i) => at(step * chord + phase * mesh, i % 2 === 0 ? 0 : chord))),
  );
  const marks = [
    ink('thin', ...lattice),
    ink('bold', line(at(0, chord), at(s.width, chord))),
    ink('mass', disc),
    ink('bold', polyline([at(centre.x - 8, centre.y), at(centre.x - 2, centre.y + 6), at(centre.x + 9, centre.y - 7)])),
  ];
  return { marks };
}

/** The sheet of a bay. */
export const BAY_SHEET = s;
