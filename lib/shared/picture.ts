import { z } from 'zod';
import { BASE_PATH, withBasePath } from './base-path';

const size = { width: z.number(), height: z.number() };

/** Starts an illustration's motion: /drawings/home.svg#moves. Images ignore the preference for reduced motion. */
export const MOVES = 'moves';

const drawn = { src: z.string(), ...size, moves: z.boolean().optional() };

/** What scripts/pictures stores of each image. */
export const pictureSchema = z.discriminatedUnion('kind', [
  /** The files are /pictures/<name>-<width>.avif and .webp. */
  z.strictObject({ kind: z.literal('photo'), name: z.string(), widths: z.array(z.number()), ...size }),
  z.strictObject({
    kind: z.literal('drawing'),
    ...drawn,
    narrow: z.strictObject(drawn).optional(),
    landing: z.strictObject(drawn).optional(),
  }),
]);
export type Picture = z.infer<typeof pictureSchema>;
type Photo = Extract<Picture, { kind: 'photo' }>;
type Drawing = Extract<Picture, { kind: 'drawing' }>;
export type Landing = NonNullable<Drawing['landing']>;

export type PictureMarkup = {
  sources: { media?: string; type?: string; srcSet: string; sizes?: string; width?: number; height?: number }[];
  image: { src: string; width: number; height: number };
};

const NARROW_SCREEN = '(max-width: 639px)';
/** Not for users who prefer reduced motion, and not on paper. */
const MAY_MOVE = 'screen and (prefers-reduced-motion: no-preference)';
/** For browsers without AVIF and `srcset`: the first variant of at least this width. */
const PLAIN_WIDTH = 1200;

/** Returns an image's variants as attributes. @param isSeen in the first view: other illustrations do not move */
export const markupOf = (picture: Picture, sizes: string, isSeen = false): PictureMarkup =>
  picture.kind === 'photo' ? photoMarkup(picture, sizes) : drawingMarkup(picture, isSeen);

/** Returns one URL for an image, as the Markdown of a post needs it. */
export const plainUrl = (picture: Picture): string => markupOf(picture, '100vw').image.src;

export const plainFile = (picture: Picture): string => plainUrl(picture).slice(BASE_PATH.length);

function photoMarkup({ name, widths, width, height }: Photo, sizes: string): PictureMarkup {
  const url = (wide: number, format: string) => withBasePath(`/pictures/${name}-${wide}.${format}`);
  const source = (format: string) => ({
    type: `image/${format}`,
    srcSet: widths.map((wide) => `${url(wide, format)} ${wide}w`).join(', '),
    sizes,
  });
  const plain = widths.find((wide) => wide >= PLAIN_WIDTH) ?? widths.at(-1) ?? width;
  return { sources: [source('avif'), source('webp')], image: { src: url(plain, 'webp'), width, height } };
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
