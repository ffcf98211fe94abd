import { focusClass } from '../../model/focus';
import { element, textNode } from '../nodes';
import type { Renderer } from './renderer';

/** The class of a figure, whose image is narrower than another of the text. */
export const GALLERY_IMAGE = 'gallery-image';

export const renderGallery: Renderer<'gallery'> = ({ images }) => {
  const figures = images.map(({ image: url, alt, caption, focus }) =>
    element('figure', { className: [GALLERY_IMAGE, focusClass(focus)].filter(Boolean) }, [
      { type: 'image', url, alt },
      ...(caption ? [element('figcaption', {}, [textNode(caption)])] : []),
    ]),
  );
  return [element('div', { className: ['gallery'] }, figures)];
};
