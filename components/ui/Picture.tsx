import { markupOf } from '@/lib/pictures';

type Props = {
  /** As content names it: a photo, or a drawing, which may have a twin for phones, <name>.narrow.svg. */
  src: string;
  alt: string;
  /** In the first view of the page: loaded at once, before what is below. */
  priority?: boolean;
  /** How wide it is drawn, as the `sizes` attribute says it; the whole screen unless told. */
  sizes?: string;
  className?: string;
};

/** Any picture of the site, in the forms its file allows. The size is the file's, so nothing moves when it arrives. */
export function Picture({ src, alt, priority = false, sizes = '100vw', className = 'h-auto w-full' }: Props) {
  const markup = markupOf(src, sizes);
  if (!markup) throw new Error(`The picture ${src} has not been prepared: run \`npm run pictures\`.`);
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
