/** Sydney Harbour from Homebush Bay to the Heads, under the map of the contact page. */
import { at, frame, type Point, stations } from '../geometry';
import { ring } from '../parts';
import { line, lines, polygon, rect, rounded } from '../path';
import type { Variant } from '../sheet';
import { type Drawing, ink, type Mark, words } from '../svg';

/** East of 151° E and south of 33° S, in ten-thousandths of a degree (11 m of latitude). */
type Fix = readonly [east: number, south: number];

/** From the left edge along the southern shore to South Head, down the ocean coast and back below the sheet. */
const SOUTH: readonly Fix[] = [
  // Homebush Bay, Meadowbank, Mortlake, Cabarita, Hen and Chicken Bay
  [640, 8290],
  [735, 8300],
  [760, 8380],
  [775, 8375],
  [785, 8280],
  [850, 8262],
  [905, 8285],
  [960, 8300],
  [985, 8345],
  [1010, 8440],
  [1035, 8450],
  [1050, 8385],
  [1075, 8380],
  [1090, 8480],
  [1110, 8500],
  [1125, 8450],
  [1160, 8405],
  [1178, 8412],
  [1170, 8470],
  [1140, 8560],
  [1165, 8590],
  [1215, 8580],
  [1250, 8560],
  [1240, 8525],
  [1270, 8500],
  [1300, 8448],
  [1322, 8452],
  // Chiswick, Five Dock Bay, Drummoyne
  [1345, 8482],
  [1375, 8500],
  [1400, 8545],
  [1428, 8540],
  [1440, 8490],
  [1475, 8445],
  [1502, 8437],
  [1550, 8445],
  [1605, 8448],
  [1622, 8475],
  [1612, 8510],
  [1628, 8535],
  [1632, 8560],
  // Iron Cove
  [1602, 8575],
  [1560, 8585],
  [1540, 8610],
  [1490, 8615],
  [1470, 8640],
  [1440, 8665],
  [1432, 8695],
  [1470, 8700],
  [1510, 8718],
  [1545, 8705],
  [1575, 8680],
  [1600, 8660],
  [1625, 8640],
  [1655, 8617],
  // Balmain: White Horse Point, Long Nose Point, Snails Bay, Ballast Point, Mort Bay, Peacock Point
  [1668, 8580],
  [1695, 8560],
  [1722, 8536],
  [1750, 8545],
  [1775, 8520],
  [1800, 8502],
  [1836, 8476],
  [1830, 8502],
  [1812, 8530],
  [1842, 8535],
  [1868, 8512],
  [1893, 8495],
  [1898, 8515],
  [1880, 8545],
  [1902, 8552],
  [1930, 8545],
  [1962, 8580],
  // White Bay, Rozelle Bay, Blackwattle Bay
  [1930, 8600],
  [1880, 8610],
  [1835, 8612],
  [1850, 8635],
  [1878, 8640],
  [1868, 8672],
  [1830, 8680],
  [1790, 8690],
  [1760, 8715],
  [1795, 8722],
  [1830, 8712],
  [1855, 8720],
  [1870, 8750],
  [1895, 8758],
  [1912, 8730],
  [1895, 8700],
  [1885, 8680],
  // Pyrmont, Darling Harbour
  [1905, 8655],
  [1940, 8632],
  [1962, 8640],
  [1950, 8665],
  [1975, 8650],
  [1990, 8660],
  [1982, 8690],
  [1990, 8735],
  [2010, 8740],
  [2022, 8690],
  [2018, 8640],
  [2008, 8600],
  [2010, 8562],
  // Walsh Bay, Dawes Point, Sydney Cove
  [2040, 8558],
  [2065, 8545],
  [2095, 8546],
  [2103, 8570],
  [2108, 8605],
  [2128, 8608],
  // Bennelong Point, Farm Cove, Mrs Macquaries Point
  [2140, 8580],
  [2150, 8558],
  [2162, 8568],
  [2158, 8600],
  [2175, 8622],
  [2200, 8612],
  [2228, 8583],
  [2232, 8600],
  // Woolloomooloo, Garden Island
  [2212, 8640],
  [2208, 8690],
  [2222, 8695],
  [2238, 8650],
  [2262, 8620],
  [2272, 8575],
  [2298, 8560],
  [2306, 8590],
  [2292, 8640],
  // Elizabeth Bay, Rushcutters Bay, Darling Point
  [2285, 8675],
  [2270, 8705],
  [2288, 8708],
  [2305, 8688],
  [2312, 8715],
  [2320, 8745],
  [2345, 8742],
  [2365, 8700],
  [2380, 8650],
  [2402, 8660],
  // Double Bay, Point Piper, Rose Bay
  [2410, 8700],
  [2418, 8745],
  [2452, 8748],
  [2475, 8710],
  [2500, 8695],
  [2505, 8650],
  [2528, 8612],
  [2545, 8630],
  [2540, 8680],
  [2565, 8722],
  [2615, 8735],
  [2655, 8725],
  [2672, 8690],
  [2690, 8668],
  [2682, 8630],
  [2695, 8600],
  [2668, 8560],
  // Nielsen Park, Vaucluse, Watsons Bay, South Head
  [2655, 8508],
  [2678, 8505],
  [2690, 8478],
  [2708, 8490],
  [2728, 8532],
  [2742, 8500],
  [2748, 8472],
  [2765, 8482],
  [2778, 8522],
  [2785, 8490],
  [2795, 8468],
  [2815, 8445],
  [2795, 8412],
  [2775, 8398],
  [2795, 8385],
  [2802, 8355],
  [2815, 8325],
  [2830, 8345],
  [2838, 8400],
  [2856, 8448],
  [2862, 8500],
  [2850, 8545],
  [2838, 8590],
  [2840, 8640],
  [2822, 8680],
  [2830, 8740],
  [2818, 8800],
  [2825, 8850],
  [2825, 8950],
  [640, 8950],
];

/** From the left edge along the northern shore into Lane Cove River. */
const NORTH: readonly Fix[] = [
  // Meadowbank, Putney, Gladesville
  [640, 8255],
  [740, 8262],
  [790, 8225],
  [850, 8205],
  [910, 8235],
  [965, 8258],
  [1005, 8300],
  [1040, 8325],
  [1085, 8318],
  [1115, 8345],
  [1150, 8355],
  [1190, 8358],
  [1220, 8395],
  [1250, 8405],
  [1275, 8390],
  [1320, 8400],
  [1365, 8405],
  [1405, 8418],
  [1440, 8408],
  // Tarban Creek, Hunters Hill, Woolwich, Lane Cove River
  [1462, 8420],
  [1458, 8390],
  [1480, 8382],
  [1505, 8405],
  [1540, 8398],
  [1568, 8412],
  [1600, 8392],
  [1630, 8398],
  [1665, 8392],
  [1700, 8405],
  [1735, 8425],
  [1768, 8408],
  [1755, 8375],
  [1715, 8350],
  [1670, 8335],
  [1630, 8305],
  [1590, 8270],
  [1560, 8240],
  [1540, 8200],
  [1530, 8120],
  [640, 8120],
];

/** Between Lane Cove River and Middle Harbour, by way of Middle Head. */
const LOWER_NORTH: readonly Fix[] = [
  [1550, 8120],
  [1562, 8195],
  [1582, 8230],
  [1615, 8260],
  [1650, 8290],
  [1690, 8310],
  [1708, 8330],
  [1735, 8345],
  [1752, 8320],
  [1768, 8345],
  [1785, 8370],
  [1800, 8345],
  [1815, 8375],
  // Greenwich, Gore Cove, Balls Head
  [1820, 8420],
  [1840, 8445],
  [1862, 8452],
  [1872, 8425],
  [1858, 8395],
  [1872, 8378],
  [1885, 8405],
  [1905, 8435],
  [1932, 8452],
  [1950, 8478],
  [1968, 8478],
  // Berrys Bay, Blues Point, Lavender Bay
  [1978, 8450],
  [1992, 8418],
  [2012, 8420],
  [2018, 8450],
  [2030, 8485],
  [2038, 8510],
  [2055, 8490],
  [2062, 8455],
  [2075, 8435],
  [2088, 8450],
  [2092, 8480],
  [2108, 8505],
  // Milsons Point, Kirribilli, Careening Cove, Neutral Bay
  [2124, 8522],
  [2150, 8512],
  [2172, 8518],
  [2195, 8532],
  [2202, 8505],
  [2192, 8475],
  [2172, 8445],
  [2195, 8450],
  [2205, 8425],
  [2185, 8398],
  [2205, 8388],
  [2222, 8415],
  [2232, 8462],
  // Shell Cove, Cremorne Point, Mosman Bay
  [2245, 8430],
  [2242, 8395],
  [2262, 8405],
  [2278, 8445],
  [2303, 8494],
  [2312, 8460],
  [2305, 8420],
  [2322, 8385],
  [2335, 8345],
  [2348, 8375],
  [2332, 8410],
  [2328, 8448],
  // Sirius Cove, Athol Bay, Bradleys Head
  [2348, 8440],
  [2358, 8415],
  [2378, 8435],
  [2398, 8462],
  [2425, 8485],
  [2448, 8515],
  [2467, 8538],
  [2478, 8500],
  // Taylors Bay, Chowder Bay, Georges Head, Middle Head
  [2485, 8455],
  [2508, 8435],
  [2530, 8452],
  [2548, 8432],
  [2525, 8400],
  [2550, 8385],
  [2585, 8380],
  [2608, 8372],
  [2600, 8340],
  [2625, 8305],
  [2655, 8275],
  [2662, 8258],
  [2630, 8250],
  // Balmoral, The Spit
  [2590, 8248],
  [2555, 8262],
  [2520, 8270],
  [2505, 8235],
  [2515, 8190],
  [2490, 8150],
  [2470, 8120],
];

/** Grotto Point, Dobroyd Head and North Harbour. */
const DOBROYD: readonly Fix[] = [
  [2500, 8120],
  [2535, 8140],
  [2570, 8130],
  [2600, 8165],
  [2628, 8190],
  [2640, 8160],
  [2680, 8145],
  [2735, 8122],
  [2745, 8090],
];

/** North Head, from the harbour's side round to the ocean. */
const NORTH_HEAD: readonly Fix[] = [
  [2860, 8090],
  [2880, 8130],
  [2892, 8160],
  [2925, 8180],
  [2955, 8205],
  [2975, 8232],
  [2995, 8262],
  [3015, 8245],
  [3050, 8220],
  [3058, 8170],
  [3035, 8110],
  [3020, 8090],
];

const ISLANDS: readonly (readonly Fix[])[] = [
  // Cockatoo Island
  [
    [1696, 8474],
    [1690, 8462],
    [1712, 8452],
    [1742, 8458],
    [1755, 8475],
    [1735, 8492],
    [1702, 8486],
    [1696, 8474],
  ],
  // Goat Island
  [
    [1949, 8520],
    [1950, 8512],
    [1975, 8510],
    [1988, 8525],
    [1968, 8535],
    [1948, 8528],
    [1949, 8520],
  ],
];

/** The Harbour Bridge from Dawes Point to Milsons Point, and where site.md has the pin of the map. */
const BRIDGE: readonly [Fix, Fix] = [
  [2097, 8550],
  [2121, 8502],
];
const SYDNEY: Fix = [2093, 8688];

/** The open water east of the bridge, and the land at the head of Lavender Bay. */
const HARBOUR: Fix = [2385, 8556];
const BRIDGE_NAME: Fix = [2109, 8330];

/** The sheet, how many of its units a degree of latitude has, and what is at its top left. */
const parameters = {
  wide: { width: 1080, height: 300, scale: 4700, from: [700, 8178], rows: 32, text: 14, pin: 7, deck: 7 },
  narrow: { width: 720, height: 600, scale: 9400, from: [1702, 8188], rows: 36, text: 25, pin: 13, deck: 13 },
} as const;

/** How wide a letter is, as a share of its size. */
const LETTER = 0.52;

/** A degree of longitude in degrees of latitude, at 33.85° S. */
const SHRINK = Math.cos((33.85 * Math.PI) / 180);

/** The harbour by its coast, the bridge as the yellow deck; takes the variant. */
export function harbour(variant: Variant): Drawing {
  const p = parameters[variant];
  const { width, height, text } = p;
  const place = ([east, south]: Fix): Point =>
    at(((east - p.from[0]) / 1e4) * p.scale * SHRINK, ((south - p.from[1]) / 1e4) * p.scale);
  const shore = (fixes: readonly Fix[]) => rounded(fixes.map(place));
  const rows = stations(0, height, p.rows).slice(1, -1);
  const [south, north] = [place(BRIDGE[0]), place(BRIDGE[1])];
  const along = frame(south, (Math.atan2(south.y - north.y, north.x - south.x) * 180) / Math.PI);
  const length = Math.hypot(north.x - south.x, north.y - south.y);
  const half = p.deck / 2;
  const deck = polygon([along(0, -half), along(length, -half), along(length, half), along(0, half)]);
  const name = place(HARBOUR);
  const [bridgeName, pin] = [place(BRIDGE_NAME), place(SYDNEY)];
  return {
    width,
    height,
    marks: [
      ink('water', lines(rows.map((y) => [at(0, y), at(width, y)]))),
      ink('mass', ...[SOUTH, NORTH, LOWER_NORTH, DOBROYD, NORTH_HEAD, ...ISLANDS].map(shore)),
      ink('deck', deck),
      ink('thin', deck),
      ink('thin', line(along(length / 2, 0), at(bridgeName.x, bridgeName.y + text * 0.5))),
      ink('deck', ring(pin, p.pin)),
      ink('etch', ring(pin, p.pin)),
      words(pin.x + text * 0.7, pin.y + p.pin + text * 1.2, text, 'Sydney'),
      ...label(name, text, 'Harbour', true),
      ...label(bridgeName, text, 'Harbour Bridge'),
    ],
  };
}

/**
 * A name on paper, which parts the lines of the water; takes the middle of its baseline, its size, the name and whether
 * it is in italic, as that of water is.
 */
function label(base: Point, size: number, name: string, isItalic = false): Mark[] {
  const width = (name.length + 1) * size * LETTER;
  const paper = rect(base.x - width / 2, base.y - size, width, size * 1.2);
  return [ink('paper', paper), words(base.x, base.y, size, name, isItalic)];
}
