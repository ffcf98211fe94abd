/** A picture as the build has prepared it, and the attributes of <picture> it is shown with. */
import { z } from 'zod';
import { BASE_PATH, withBasePath } from './base-path';

const size = { width: z.number(), height: z.number() };

/**
 * What asks a drawing to come to its place, behind its address (`/drawings/home.svg#moves`), and the name of the element that
 * can. The page asks, as not every browser tells an image what its reader has asked for.
 */
export const MOVES = 'moves';

/** A drawing's file, one of its forms. */
const drawn = { src: z.string(), ...size, moves: z.boolean().optional() };

/** What scripts/pictures writes down of each picture. */
export const pictureSchema = z.discriminatedUnion('kind', [
  /** Files /pictures/<name>-<width>.avif and .webp. */
  z.strictObject({ kind: z.literal('photo'), name: z.string(), widths: z.array(z.number()), ...size }),
  z.strictObject({
    kind: z.literal('drawing'),
    ...drawn,
    narrow: z.strictObject(drawn).optional(),
    /** How its bridge comes to its far end, for the end of the page that begins with it. */
    landing: z.strictObject(drawn).optional(),
  }),
]);
export type Picture = z.infer<typeof pictureSchema>;
type Photo = Extract<Picture, { kind: 'photo' }>;
type Drawing = Extract<Picture, { kind: 'drawing' }>;
export type Landing = NonNullable<Drawing['landing']>;

/** Attributes as React names them, one object an element. */
export type PictureMarkup = {
  sources: { media?: string; type?: string; srcSet: string; sizes?: string; width?: number; height?: number }[];
  image: { src: string; width: number; height: number };
};

/** Widest screen on which a drawing's narrow form is shown. */
const NARROW_SCREEN = '(max-width: 639px)';
/** Who sees a drawing move: nobody who has asked for less motion, and nobody on paper. */
const MAY_MOVE = 'screen and (prefers-reduced-motion: no-preference)';
/** The form for browsers that know neither AVIF nor `srcset`: the first at least this wide. */
const PLAIN_WIDTH = 1200;

/**
 * The forms of a picture as attributes.
 * @param sizes how wide it is drawn, as the `sizes` attribute says it
 * @param isSeen whether it is in the first view, where it is seen as it comes: elsewhere a drawing rests
 */
export const markupOf = (picture: Picture, sizes: string, isSeen = false): PictureMarkup =>
  picture.kind === 'photo' ? photoMarkup(picture, sizes) : drawingMarkup(picture, isSeen);

/** The plain address of a picture, for places that take only one, as the markdown of a post does. */
export const plainAddress = (picture: Picture): string => markupOf(picture, '100vw').image.src;

/** The file of that form from the site's root, without the base path, as a link names it. */
export const plainFile = (picture: Picture): string => plainAddress(picture).slice(BASE_PATH.length);

function photoMarkup({ name, widths, width, height }: Photo, sizes: string): PictureMarkup {
  const address = (wide: number, format: string) => withBasePath(`/pictures/${name}-${wide}.${format}`);
  const source = (format: string) => ({
    type: `image/${format}`,
    srcSet: widths.map((wide) => `${address(wide, format)} ${wide}w`).join(', '),
    sizes,
  });
  const plain = widths.find((wide) => wide >= PLAIN_WIDTH) ?? widths.at(-1) ?? width;
  return { sources: [source('avif'), source('webp')], image: { src: address(plain, 'webp'), width, height } };
}

function drawingMarkup({ narrow, landing: _, ...wide }: Drawing, isSeen: boolean): PictureMarkup {
  const forms = [...(narrow ? [{ media: NARROW_SCREEN, ...narrow }] : []), wide];
  const source = ({ src, width, height }: (typeof forms)[number], media: string, name = '') => ({
    media,
    srcSet: withBasePath(src) + name,
    width,
    height,
  });
  const moving = forms.filter(({ moves }) => moves && isSeen);
  const sources = [
    ...moving.map((form) => source(form, 'media' in form ? `${MAY_MOVE} and ${form.media}` : MAY_MOVE, `#${MOVES}`)),
    ...forms.flatMap((form) => ('media' in form ? [source(form, form.media)] : [])),
  ];
  const { src, width, height } = wide;
  return { sources, image: { src: withBasePath(src), width, height } };
}
