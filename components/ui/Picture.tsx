import { focusClasses } from '@/lib/shared/focus';
import { markupOf, type Picture as PictureFile } from '@/lib/shared/picture';

type Props = {
  picture: PictureFile;
  alt: string;
  /** In the first view of the page: loaded first, and an illustration is uncovered from its foot up. */
  priority?: boolean;
  sizes?: string;
  className?: string;
  shape?: 'span' | 'card';
  focus?: string | undefined;
};

/** Renders any image with its variants and its size, so that nothing moves when it loads. */
export function Picture({ picture, alt, priority = false, shape, focus, ...looks }: Props) {
  const { sizes = '100vw', className = 'h-auto w-full' } = looks;
  const markup = markupOf(picture, sizes);
  const cut = shape && picture.kind === 'photo' ? ` photo photo-${shape} ${focusClasses(focus)}` : '';
  const reveal = priority && picture.kind === 'drawing' ? ' reveal' : '';
  return (
    <picture className={`block${cut}${reveal}`}>
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
