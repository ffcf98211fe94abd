/** Styles that visitors lay over a page, by a browser's means, which the page's policy does not bind. */
import type { Page } from '@playwright/test';

/** The values of WCAG 2.2, 1.4.12. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** As wide as letters of a system without the site's fonts and without Arial are. */
export const WIDE_LETTERS = '* { font-family: "DejaVu Sans", Verdana, sans-serif !important; }';

/** Lays a style over an open page, in the place of the one before; '' takes it off. */
export const layOver = (page: Page, css: string) =>
  page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, css);
