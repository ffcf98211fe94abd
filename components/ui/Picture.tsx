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
};

/** Any picture of the site, in the forms its file allows. The size is the file's, so nothing moves when it arrives. */
export function Picture({ picture, alt, priority = false, sizes = '100vw', className = 'h-auto w-full' }: Props) {
  const markup = markupOf(picture, sizes, priority);
  return (
    <picture className="block">
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
