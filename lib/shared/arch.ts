/** The geometry of the logo, for header, social images and icons: two parabolic ribs, a deck, and hangers. */
const WIDTH = 34;
const FOOT = 18.5;
const DECK = 13.5;
const CENTRE = WIDTH / 2;

const onRib = (x: number, halfSpan: number, crown: number) => crown + (FOOT - crown) * ((x - CENTRE) / halfSpan) ** 2;

/** A parabola is one quadratic curve: its control point is as far above the crown as the crown above the feet. */
const rib = (halfSpan: number, crown: number) =>
  `M${CENTRE - halfSpan} ${FOOT}Q${CENTRE} ${2 * crown - FOOT} ${CENTRE + halfSpan} ${FOOT}`;

const OUTER = { halfSpan: 15.5, crown: 1.5 };
const INNER = { halfSpan: 12, crown: 5.5 };
const HANGERS = [-5, 0, 5];

const hanger = (offset: number) =>
  `M${CENTRE + offset} ${onRib(CENTRE + offset, INNER.halfSpan, INNER.crown).toFixed(2)}V${DECK}`;

export const ARCH = {
  viewBox: `0 0 ${WIDTH} 20`,
  ribs: `${rib(OUTER.halfSpan, OUTER.crown)}M0 ${DECK}H${WIDTH}`,
  hangers: `${rib(INNER.halfSpan, INNER.crown)}${HANGERS.map(hanger).join('')}`,
};
