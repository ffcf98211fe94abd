/** Styles that visitors lay over a page, by a browser's means, which the page's policy does not bind. */
import type { Page } from '@playwright/test';

/** The values of WCAG 2.2, 1.4.12. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Lays a style over an open page, in the place of the one before; '' takes it off. */
export const layOver = (page: Page, css: string) =>
  page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Sets the letter size of the browser, which media queries follow. @returns resets it */
export async function setLetterSize(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  return async () => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await devtools.detach();
  };
}
