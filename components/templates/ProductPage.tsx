import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { DraftNotice } from '@/components/parts/DraftNotice';
import { LARGE_TITLE, Opening } from '@/components/parts/Opening';
import type { Product } from '@/lib/model/kinds';
import { followingEntries } from '@/lib/site/navigation';
import type { Site } from '@/lib/site/types';
import { ButtonLink } from '@/ui/ButtonLink';

type Props = { page: Product; site: Site };

/** The longest name whose letters fill a phone. */
const SHORT_NAME = 5;

export function ProductPage({ page: product, site }: Props) {
  const { sharedCopy, products } = site;
  const copy = sharedCopy.product;
  return (
    <>
      <section>
        <Opening
          title={
            <>
              <DraftNotice label={product.draftNotice} />
              <h1
                className={product.heading.length > SHORT_NAME ? LARGE_TITLE : 'max-sm:text-[calc(20vw+1.25rem)]/none'}
              >
                {product.heading}
              </h1>
            </>
          }
          isLarge
          image={product.image}
          imageAlt={product.imageAlt}
          focus={product.focus}
        >
          <p className="inline-block bg-brand px-3 py-1 font-display font-semibold text-h3 text-on-brand">
            {copy.heading}
          </p>
          <p className="mt-4 max-w-lead text-lead">{copy.text}</p>
        </Opening>
      </section>
      <div className="sheet">
        <div className="columns-12 gap-y-6 pt-8 pb-section">
          <p className="col-span-12 max-w-measure text-lead lg:col-span-7">{product.summary}</p>
          <div className="col-span-12 lg:col-span-4 lg:col-start-9">
            {product.now && (
              <div className="mb-8">
                <p className="mb-4">{product.now.text}</p>
                <ButtonLink href={product.now.button.link}>{product.now.button.label}</ButtonLink>
              </div>
            )}
            <p className="mb-4">{copy.contact.text}</p>
            <ButtonLink href={copy.contact.button.link} look="outline">
              {copy.contact.button.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <SiblingLinks heading={copy.others} items={followingEntries(products, product.slug)} />
    </>
  );
}
