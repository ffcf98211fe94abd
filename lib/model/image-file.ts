import { z } from 'zod';
import { BASE_PATH, withBasePath } from '../url/base-path';

const size = { width: z.number(), height: z.number() };

const drawn = { src: z.string(), ...size };
const variant = z.strictObject(drawn).optional();

export const imageFileSchema = z.discriminatedUnion('kind', [
  /** Files are /pictures/<name>-<width>.avif and .webp. The editor's preview has one file, `src`. */
  z.strictObject({
    kind: z.literal('photo'),
    name: z.string(),
    widths: z.array(z.number()),
    src: z.string().optional(),
    ...size,
  }),
  z.strictObject({
    kind: z.literal('illustration'),
    ...drawn,
    narrow: variant,
    end: variant,
    small: variant,
    /** Without disc and sky, for lists. */
    low: variant,
    'low.narrow': variant,
  }),
]);
export type ImageFile = z.infer<typeof imageFileSchema>;
/** Images by their key: see imageKey(). */
export type ImageIndex = Record<string, ImageFile>;
type Photo = Extract<ImageFile, { kind: 'photo' }>;
type IllustrationFile = Extract<ImageFile, { kind: 'illustration' }>;
export type BridgeEnd = NonNullable<IllustrationFile['end']>;

/** Returns the image of the far end of an illustration's bridge; undefined for a photo. */
export const findBridgeEnd = (image: ImageFile | undefined): BridgeEnd | undefined =>
  image?.kind === 'illustration' ? image.end : undefined;

/** Returns the small image of an illustration's bridge, for lists; undefined for a photo. */
export const findSmallBridge = (image: ImageFile | undefined) =>
  image?.kind === 'illustration' ? image.small : undefined;

/** Further files of an illustration: for phones, for the end of a page, for the menus, and for lists. */
export const VARIANTS = ['narrow', 'end', 'small', 'low', 'low.narrow'] as const;

/** Returns /variants/home.narrow.svg for /drawings/home.svg: the editor offers all files of a folder. */
export const toVariantFile = (file: string, name: string): string =>
  file.replace('/drawings/', '/variants/').replace(/\.svg$/i, `.${name}.svg`);

export type ImageMarkup = {
  sources: { media?: string; type?: string; srcSet: string; sizes?: string; width?: number; height?: number }[];
  image: { src: string; width: number; height: number };
};

const NARROW_SCREEN = '(max-width: 639px)';
const WITH_MOTION = '(prefers-reduced-motion: no-preference)';
/** Browsers without AVIF and `srcset` get the first variant of at least this width. */
const PLAIN_WIDTH_PX = 1200;

/** Variants of an illustration without its disc: with its sky, and low, which is without its sky if it has such a file. */
export type IllustrationVariant = 'plain' | 'low';

/** `view` is the variant of an illustration; default: with its disc, and if `rises`, its bridge rises once from the deck. */
type Look = { view?: IllustrationVariant | undefined; rises?: boolean };

export const toMarkup = (image: ImageFile, sizes: string, look: Look = {}): ImageMarkup =>
  image.kind === 'photo' ? photoMarkup(image, sizes) : illustrationMarkup(image, look);

export const plainFile = (image: ImageFile): string => toMarkup(image, '100vw').image.src.slice(BASE_PATH.length);

function photoMarkup({ name, widths, src, width, height }: Photo, sizes: string): ImageMarkup {
  if (src !== undefined) return { sources: [], image: { src: withBasePath(src), width, height } };
  const url = (wide: number, format: string) => withBasePath(`/pictures/${name}-${wide}.${format}`);
  const source = (format: string) => ({
    type: `image/${format}`,
    srcSet: widths.map((wide) => `${url(wide, format)} ${wide}w`).join(', '),
    sizes,
  });
  const plain = widths.find((wide) => wide >= PLAIN_WIDTH_PX) ?? widths.at(-1) ?? width;
  return { sources: [source('avif'), source('webp')], image: { src: url(plain, 'webp'), width, height } };
}

/** In an `img`, an illustration cannot read how much motion a visitor wants: the source says it, by a fragment. */
function illustrationMarkup(file: IllustrationFile, { view, rises = false }: Look): ImageMarkup {
  const { wide, narrow } =
    view === 'low' && file.low ? { wide: file.low, narrow: file['low.narrow'] } : { wide: file, narrow: file.narrow };
  // tools/drawings/svg.ts
  const still = view ? '#plain' : '';
  const source = (media: string, { src, ...size }: BridgeEnd, fragment: string) => ({
    media,
    srcSet: withBasePath(`${src}${fragment}`),
    width: size.width,
    height: size.height,
  });
  const sources = [
    ...(narrow && rises ? [source(`${NARROW_SCREEN} and ${WITH_MOTION}`, narrow, '#rise')] : []),
    ...(narrow ? [source(NARROW_SCREEN, narrow, still)] : []),
    ...(rises ? [source(WITH_MOTION, wide, '#rise')] : []),
  ];
  return { sources, image: { src: withBasePath(`${wide.src}${still}`), width: wide.width, height: wide.height } };
}

/**
 * Returns an image's path in public/ (/images/team.jpg), or in the project if the URL is relative
 * (content/blog/team.jpg).
 */
export function imageKey(url: string, folder: string): string {
  let name = url;
  try {
    name = decodeURIComponent(url);
  } catch {}
  return name.startsWith('/') ? name : joinPath(folder, name);
}

/** Returns an entry of its own: every object has a `constructor`. */
export const findIn = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

const plain = (name: string) => name.normalize('NFC').replace(/\p{Zs}/gu, ' ');

/** Whether two names look equal: a Mac composes ü of two characters, and puts U+202F before AM. */
export const isSameName = (a: string, b: string): boolean => a !== b && plain(a) === plain(b);

function joinPath(folder: string, name: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Returns whether the export leaves out a file of public/. Original photos are large and contain their location. */
export const isOriginal = (url: string, used: ReadonlySet<string>): boolean =>
  PHOTO.test(url) && !url.startsWith('/icons/') && (used.has(url) || url.startsWith('/images/'));

export const isImageName = (name: string) => /\.(svg|png|jpe?g|webp|avif|gif|hei[cf])$/i.test(name);

const PHOTO = /\.(png|jpe?g|webp|avif|gif|heic|tiff?)$/i;
