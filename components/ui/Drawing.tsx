import { withBasePath } from '@/lib/base-path';

type Props = {
  /** Address below public/. A drawing of the bridges' family has a twin for phones, <name>.narrow.svg. */
  src: string;
  alt: string;
  /** In the first view of the page: loaded at once, before what is below. */
  priority?: boolean;
};

/** Sizes of the two forms every drawing has: scripts/draw. */
const WIDE = { width: 1440, height: 560 };
const NARROW = { width: 720, height: 600 };

/** A bridge over the full width of what holds it, in a form of its own for phones. */
export function Drawing({ src, alt, priority = false }: Props) {
  const address = withBasePath(src);
  const narrow = address.replace(/\.svg$/, '.narrow.svg');
  return (
    <picture className="block">
      <source media="(max-width: 639px)" srcSet={narrow} {...NARROW} />
      <img
        src={address}
        alt={alt}
        {...WIDE}
        className="h-auto w-full"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}
