import { focusClasses, type IllustrationVariant, type ImageFile, markupOf } from '@/lib/content/image-file';

type Props = {
  image: ImageFile;
  alt: string;
  /** Whether the image is in the first view: it loads first. */
  priority?: boolean;
  sizes?: string;
  className?: string;
  shape?: 'span' | 'card';
  focus?: string | undefined;
  /** Of an illustration, for one disc a screen; default: with its disc. */
  view?: IllustrationVariant;
};

/** Renders any image with its variants and its size, so that the layout does not shift. */
export function ResponsiveImage({ image, alt, priority = false, view, shape, focus, ...looks }: Props) {
  const { sizes = '100vw', className = 'h-auto w-full' } = looks;
  const markup = markupOf(image, sizes, view);
  const cut = shape && image.kind === 'photo' ? ` photo photo-${shape} ${focusClasses(focus)}` : '';
  return (
    <picture className={`block${cut}`}>
      {markup.sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...markup.image}
        alt={alt}
        className={className}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}
