import { focusClasses } from '@/lib/shared/focus';
import { type ImageFile, markupOf } from '@/lib/shared/image-file';

type Props = {
  image: ImageFile;
  alt: string;
  /** Whether the image is in the first view: it loads first. */
  priority?: boolean;
  sizes?: string;
  className?: string;
  shape?: 'span' | 'card';
  focus?: string | undefined;
  /** Whether an illustration has no disc: a screen shows one at most. */
  isPlain?: boolean;
};

/** Renders any image with its variants and its size, so that the layout does not shift. */
export function ResponsiveImage({ image, alt, priority = false, isPlain = false, shape, focus, ...looks }: Props) {
  const { sizes = '100vw', className = 'h-auto w-full' } = looks;
  const markup = markupOf(image, sizes, isPlain);
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
