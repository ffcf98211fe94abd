import { focusClasses } from '@/lib/shared/focus';
import { markupOf, type Picture as PictureFile } from '@/lib/shared/picture';

type Props = {
  /** A photo in its forms, or a drawing, which may have another form for phones. */
  picture: PictureFile;
  alt: string;
  /** In the first view of the page: loaded at once, before what is below, and seen as it comes to its place. */
  priority?: boolean;
  /** How wide it is drawn, as the `sizes` attribute says it; the whole screen unless told. */
  sizes?: string;
  className?: string;
  /** The shape a photo is cut to in the place of a drawing, which has a shape of its own: a drawing's, or a card's. */
  shape?: 'span' | 'card';
  /** What of a photo every crop keeps, from the left and from the top: 30% 20%. */
  focus?: string | undefined;
};

/** Any picture of the site, in the forms its file allows. The size is the file's, so nothing moves when it arrives. */
export function Picture({ picture, alt, priority = false, shape, focus, ...looks }: Props) {
  const { sizes = '100vw', className = 'h-auto w-full' } = looks;
  const markup = markupOf(picture, sizes, priority);
  const cut = shape && picture.kind === 'photo' ? ` photo photo-${shape} ${focusClasses(focus)}` : '';
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
