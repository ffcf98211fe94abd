/** The forms of a picture that the build prepared (scripts/pictures), as attributes of <picture>. */
import { withBasePath } from './base-path';
import { type PictureFile, readPictures } from './content/read';

/** Attributes as React names them, one object an element. */
export type PictureMarkup = {
  sources: { media?: string; type?: string; srcSet: string; sizes?: string; width?: number; height?: number }[];
  image: { src: string; width: number; height: number };
};

/** Widest screen on which a drawing's narrow twin is shown. */
const NARROW_SCREEN = '(max-width: 639px)';
/** The form for browsers that know neither AVIF nor `srcset`: the first at least this wide. */
const PLAIN_WIDTH = 1200;

/**
 * The forms of a picture.
 * @param src as content names it: /drawings/home.svg, or content/blog/team.jpg for one beside its file
 * @param sizes how wide it is drawn, as the `sizes` attribute says it
 * @returns undefined when the build knows no such picture
 */
export function markupOf(src: string, sizes: string): PictureMarkup | undefined {
  const picture = readPictures()[src];
  return picture && (picture.kind === 'photo' ? photoMarkup(picture, sizes) : drawingMarkup(picture));
}

/** The plain address of a picture, for places that take only one, as the markdown of a post does. Undefined as above. */
export const plainAddress = (src: string): string | undefined => markupOf(src, '100vw')?.image.src;

function photoMarkup({ name, widths, width, height }: Extract<PictureFile, { kind: 'photo' }>, sizes: string) {
  const address = (wide: number, format: string) => withBasePath(`/pictures/${name}-${wide}.${format}`);
  const source = (format: string) => ({
    type: `image/${format}`,
    srcSet: widths.map((wide) => `${address(wide, format)} ${wide}w`).join(', '),
    sizes,
  });
  const plain = widths.find((wide) => wide >= PLAIN_WIDTH) ?? widths.at(-1) ?? width;
  return { sources: [source('avif'), source('webp')], image: { src: address(plain, 'webp'), width, height } };
}

function drawingMarkup({ src, width, height, narrow }: Extract<PictureFile, { kind: 'drawing' }>): PictureMarkup {
  return {
    sources: narrow
      ? [{ media: NARROW_SCREEN, srcSet: withBasePath(narrow.src), width: narrow.width, height: narrow.height }]
      : [],
    image: { src: withBasePath(src), width, height },
  };
}
