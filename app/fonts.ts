import localFont from 'next/font/local';

/** Headings. SIL Open Font Licence: public/licences/familjen-grotesk.txt */
const familjen = localFont({
  src: './fonts/familjen-grotesk.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  display: 'optional',
});

/** Body text. SIL Open Font Licence: public/licences/figtree.txt */
const figtree = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'optional',
});

/**
 * Class names that define both font variables. next/font adds fallbacks of the same metrics; as even those break
 * lines elsewhere, a font that is not there for the first paint waits for the next page, so nothing ever shifts.
 */
export const fontVariables = `${familjen.variable} ${figtree.variable}`;
