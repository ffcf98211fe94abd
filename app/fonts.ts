import localFont from 'next/font/local';

/**
 * Two files a family. The first has the letters English is written with, in the weights the site uses, and is small
 * enough to be there for the first paint; the other has every letter and weight, and is requested by a page that holds
 * a letter the first has not. How they were made stands in app/fonts/README.md.
 *
 * Fallbacks of the same metrics still break lines elsewhere; so a font that is not there for the first paint waits for
 * the next page, and nothing ever shifts. The fallbacks stand in app/styles/fonts.css: next/font would mark the page
 * with a <meta> for its own, before or after the metadata as it happens, and one commit would give two different pages.
 */

/** Headings. SIL Open Font Licence: public/licences/familjen-grotesk.txt */
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

/** Body text. SIL Open Font Licence: public/licences/figtree.txt */
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

/** Class names that define the four font variables. */
export const fontVariables = [familjen, familjenMore, figtree, figtreeMore].map(({ variable }) => variable).join(' ');
