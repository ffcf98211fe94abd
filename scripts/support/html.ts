/** Reads HTML and XML with htmlparser2, the one parser of the project. */
import { DomUtils, parseDocument } from 'htmlparser2';

/** Parses a document. @returns all its elements in their order */
export const elementsOf = (html: string, xmlMode = false) =>
  DomUtils.getElementsByTagName('*', parseDocument(html, { xmlMode }));

export type Element = ReturnType<typeof elementsOf>[number];

/** Returns an element's text, with single spaces. */
export const textOf = (element: Element): string => DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
