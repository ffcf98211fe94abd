/** Reads HTML with htmlparser2, the one parser of the project. */
import { DomUtils, parseDocument } from 'htmlparser2';

/** Writes a text in HTML, between tags or within an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Parses a document into all its elements. A bare Parser is 3 times faster, for every page of a build. */
export const elementsOf = (html: string) =>
  DomUtils.getElementsByTagName('*', parseDocument(html, { withStartIndices: true, withEndIndices: true }));

export type Element = ReturnType<typeof elementsOf>[number];

/** Renders an element's opening tag. */
export const openingTag = ({ name, attribs }: Pick<Element, 'name' | 'attribs'>): string =>
  `<${[name, ...Object.entries(attribs).map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;
