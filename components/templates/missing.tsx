import type { NotFound } from '@/lib/content/schema';
import { NotFoundPage } from './NotFoundPage';

/** What an unknown address shows. */
export function missingPage({ page, link, search, image, imageAlt }: NotFound) {
  return (
    <NotFoundPage
      code={page.code}
      heading={page.heading}
      text={page.text}
      image={image}
      imageAlt={imageAlt}
      links={[link, search]}
    />
  );
}

/** What an unknown address below /blog shows. */
export function missingPost({ blog, link, search, image, imageAlt }: NotFound) {
  return (
    <NotFoundPage
      heading={blog.heading}
      text={blog.text}
      image={image}
      imageAlt={imageAlt}
      links={[blog.button, link, search]}
    />
  );
}
