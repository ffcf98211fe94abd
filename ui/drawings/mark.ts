/** Written by `npm run draw`. */
export const MARK = {
  "viewBox": "0 0 34 20",
  "width": 34,
  "height": 20,
  "arch": "M2 21Q17 -16.5 32 21",
  "archWidth": 2.6,
  "hangers": "M10 6V13M17 3V13M24 6V13",
  "hangerWidth": 1.8,
  "deck": "M0 12H34V16.4H0Z"
};
