import { Island } from '@/components/islands/Island';
import { ButtonLinks } from '@/components/ui/ButtonLinks';
import { Link } from '@/components/ui/Link';
import { Opening } from '@/components/ui/Opening';
import type { Button } from '@/lib/definitions/fields';
import type { NotFoundCopy } from '@/lib/definitions/shared-copy';

type Props = { copy: NotFoundCopy; postTitle: string; isPost?: boolean };

/** Renders the not-found page, and the one for posts where the URL is below /blog. */
export function NotFoundPage({ copy, postTitle, isPost = false }: Props) {
  const { page, blog, link, search, nearest, image, imageAlt } = copy;
  const missingPost = <NotFoundView copy={{ ...blog, image, imageAlt }} links={[blog.button, link, search]} />;
  return (
    <Island name="not-found" start="/" props={{ postTitle }}>
      {/* Fills the view, so that the footer does not move when the list appears. */}
      <div className="min-h-svh">
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
        <NearestPages heading={nearest} />
      </div>
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

/** Renders the list that components/islands/not-found.ts fills with copies of its one item. */
function NearestPages({ heading }: { heading: string }) {
  return (
    <nav aria-label={heading} className="sheet" hidden>
      <div className="rule-t columns-12 gap-y-6 pt-6 pb-section">
        <h2 className="col-span-12 text-h4 lg:col-span-4">{heading}</h2>
        <ul className="col-span-12 lg:col-span-8">
          <li className="border-line border-b first:border-t">
            <Link href="/" className="row-link font-display font-semibold text-h3">
              {heading}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}
