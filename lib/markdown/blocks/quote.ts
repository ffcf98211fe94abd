import { element, onLines, paragraph, textNode } from '../nodes';
import type { Renderer } from './renderer';

export const renderQuote: Renderer<'quote'> = ({ quote, source }) => {
  const paragraphs = quote.split(/\n{2,}/).map((text) => paragraph([textNode(text)]));
  return [
    element('figure', { className: ['quote'] }, [
      element('blockquote', {}, onLines(paragraphs)),
      element('figcaption', {}, [textNode(source)]),
    ]),
  ];
};
