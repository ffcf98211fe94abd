import { Island } from '@/components/parts/Island';
import { Opening } from '@/components/parts/Opening';
import type { Button } from '@/lib/model/fields';
import type { NotFoundCopy } from '@/lib/model/shared-copy';
import { ButtonLinks } from '@/ui/ButtonLinks';

type Props = { copy: NotFoundCopy; postTitle: string; isPost?: boolean };

/** Renders the not-found page, and the one for posts where the URL is below /blog. */
export function NotFoundPage({ copy, postTitle, isPost = false }: Props) {
  const { page, blog, link, search, image, imageAlt } = copy;
  const missingPost = <NotFoundView copy={{ ...blog, image, imageAlt }} links={[blog.button, link, search]} />;
  return (
    <Island name="not-found" start="/" props={{ postTitle }}>
      {isPost ? (
        missingPost
      ) : (
        <>
          <NotFoundView copy={{ ...page, image, imageAlt }} links={[link, search]} />
          <div data-post hidden>
            {missingPost}
          </div>
        </>
      )}
    </Island>
  );
}

type ViewCopy = Pick<NotFoundCopy, 'image' | 'imageAlt'> & { code?: string; heading: string; text: string };
type ViewProps = { copy: ViewCopy; links: Button[] };

function NotFoundView({ copy: { code, heading, text, image, imageAlt }, links }: ViewProps) {
  return (
    <section className="relative">
      {/* On the deck of the illustration, across the missing span, in place of its disc. Its size is the illustration's. */}
      {code && (
        <p className="pointer-events-none absolute inset-x-0 bottom-[33.33vw] sm:bottom-[14.58vw]">
          <svg viewBox="0 0 100 36" className="block" role="img" aria-label={code}>
            <text
              x="50"
              y="36"
              textAnchor="middle"
              className="fill-ink font-display font-semibold text-[46px] sm:text-[30px]"
            >
              {code}
            </text>
          </svg>
        </p>
      )}
      <Opening
        title={<h1>{heading}</h1>}
        image={image}
        imageAlt={imageAlt}
        view={code === undefined ? undefined : 'plain'}
      >
        <p className="max-w-lead text-lead">{text}</p>
        <ButtonLinks items={links} />
      </Opening>
    </section>
  );
}
