/** The shapes of the logo in header, social images and icons: two parabolic ribs, a deck, and hangers. */
export const ARCH = {
  viewBox: '0 0 34 20',
  ribs: 'M1.5 18.5Q17 -15.5 32.5 18.5M0 13.5H34',
  hangers: 'M5 18.5Q17 -7.5 29 18.5M12 7.76V13.5M17 5.50V13.5M22 7.76V13.5',
};
