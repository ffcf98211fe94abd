/** Parses and prints HTML with htmlparser2, the one parser of the project. */
import { DomUtils, parseDocument } from 'htmlparser2';

/** Writes a text in HTML, between tags or within an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export type Page = ReturnType<typeof parseDocument>;

export const parseHtml = (html: string): Page => parseDocument(html);

export const printHtml = (page: Page): string =>
  DomUtils.getOuterHTML(page, { encodeEntities: 'utf8', emptyAttrs: true });

export const listElements = (page: Page) => DomUtils.getElementsByTagName('*', page);

export type Element = ReturnType<typeof listElements>[number];

/** Inserts HTML after the charset, which has to be among the first bytes. @throws for a page without one */
export function insertAfterCharset(page: Page, html: string): void {
  const charset = listElements(page).find(({ attribs }) => attribs.charset !== undefined);
  if (!charset) throw new Error('the page has no <meta charset>');
  for (const node of [...parseHtml(html).children].reverse()) DomUtils.append(charset, node);
}

export const openingTag = ({ name, attribs }: Element): string =>
  `<${[name, ...Object.entries(attribs).map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;
