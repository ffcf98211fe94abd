import type { Element, ElementContent } from 'hast';
import { withBasePath } from '../../shared/base-path';
import { element, words } from './nodes';

/**
 * A picture that opens large over the page, by the browser itself: https://html.spec.whatwg.org/#the-popover-attribute
 * @param link the link to the large file, with the words of the controls, around the picture as it stands in the text
 * @param id what no other element of the page is called
 */
export function drawLargePicture({ properties, children }: Element, id: string): ElementContent[] {
  const { href, dataOpen, dataClose, dataAlt = '', dataWidth, dataHeight } = properties;
  const alt = String(dataAlt);
  const opening = { type: 'button', popoverTarget: id, ariaLabel: `${dataOpen}: ${alt}`, className: ['enlarge'] };
  const closing = {
    type: 'button',
    popoverTarget: id,
    popoverTargetAction: 'hide',
    className: ['button', 'button-brand'],
  };
  const dialog = { popover: 'auto', id, ariaLabel: alt, className: ['large-picture'], dataPagefindIgnore: '' };
  const size = { width: Number(dataWidth), height: Number(dataHeight) };
  const image = { src: withBasePath(String(href)), alt, ...size, loading: 'lazy', decoding: 'async' };
  return [
    element('button', opening, children),
    element('dialog', dialog, [element('img', image), element('button', closing, [words(String(dataClose))])]),
  ];
}
