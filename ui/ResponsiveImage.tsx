import { type FocalPoint, focusClass } from '@/lib/model/focus';
import { type IllustrationVariant, type ImageFile, toMarkup } from '@/lib/model/image-file';

type Props = {
  image: ImageFile;
  alt: string;
  /** Whether the image is in the first view: it loads first, and a bridge rises from its deck. */
  priority?: boolean;
  sizes?: string;
  className?: string;
  /** How a photo is cropped; a portrait crops an illustration, too. */
  shape?: keyof typeof SHAPES;
  focus?: FocalPoint | undefined;
  /** Of an illustration, for one disc a screen; default: with its disc. */
  view?: IllustrationVariant;
};

/** The span is as the illustrations are: 1440 x 560, and 720 x 600 on phones. */
const SHAPES = {
  span: 'aspect-6/5 sm:aspect-18/7',
  card: 'aspect-3/2',
  portrait: 'aspect-4/5 object-cover',
} as const;

/** Renders any image with its variants and its size, so that the layout does not shift. */
export function ResponsiveImage({ image, alt, priority = false, view, shape, focus, ...looks }: Props) {
  const { sizes = '100vw', className = 'h-auto w-full' } = looks;
  const markup = toMarkup(image, sizes, { view, rises: priority && !view });
  const cut = (image.kind === 'photo' || shape === 'portrait') && shape;
  const photo = `photo ${shape === 'span' ? 'photo-span' : ''} block ${focusClass(focus)}`;
  return (
    <picture className={shape && image.kind === 'photo' ? photo : 'block'}>
      {markup.sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...markup.image}
        alt={alt}
        className={cut ? `${className} ${SHAPES[cut]}` : className}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}
