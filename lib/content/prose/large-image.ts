import type { Emphasis, RootContent } from 'mdast';
import { withBasePath } from '../../shared/base-path';
import { element, textNode } from '../blocks/nodes';

/** Returns a button around an image, and the dialog it opens: https://html.spec.whatwg.org/#the-popover-attribute */
export function withLargeImage({ data, children }: Emphasis, id: string): RootContent[] {
  const { href, dataOpen, dataClose, dataAlt = '', dataWidth: width, dataHeight: height } = data?.hProperties ?? {};
  const alt = String(dataAlt);
  const opens = { type: 'button', popoverTarget: id, ariaLabel: `${dataOpen}: ${alt}`, className: ['enlarge'] };
  const closes = {
    type: 'button',
    popoverTarget: id,
    popoverTargetAction: 'hide',
    className: ['button', 'button-brand'],
  };
  const dialog = { popover: 'auto', id, ariaLabel: alt, className: ['large-picture'], dataPagefindIgnore: '' };
  const size = { width: Number(width), height: Number(height) };
  const image = { src: withBasePath(String(href)), alt, ...size, loading: 'lazy', decoding: 'async' };
  return [
    element('button', opens, children),
    element('dialog', dialog, [element('img', image), element('button', closes, [textNode(String(dataClose))])]),
  ];
}
