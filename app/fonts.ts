import localFont from 'next/font/local';

/**
 * Each family has two files: a small one for English, loaded before the first paint, and one for all other
 * characters, loaded on demand. A late font appears on the next page. app/styles/tokens.css has the fallbacks, because
 * next/font generates its own in random order.
 */
const familjen = localFont({
  src: './fonts/familjen-grotesk-600.woff2',
  variable: '--font-familjen',
  weight: '600',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
    },
  ],
});

const familjenMore = localFont({
  src: './fonts/familjen-grotesk.woff2',
  variable: '--font-familjen-more',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+23-24,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A1-A8,U+AA-B6,U+B8-E8,U+EA-FF,U+102,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+300-308,U+323,U+201A,U+201E,U+2022,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    },
  ],
});

const figtree = localFont({
  src: './fonts/figtree-400-600.woff2',
  variable: '--font-figtree',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
    },
  ],
});

const figtreeMore = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-figtree-more',
  weight: '300 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+23-24,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A1-A8,U+AA-B6,U+B8-E8,U+EA-FF,U+102,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+300-308,U+201A,U+201E,U+2022,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    },
  ],
});

export const fontVariables = [familjen, familjenMore, figtree, figtreeMore].map(({ variable }) => variable).join(' ');
