import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { DraftMark } from '@/components/ui/DraftMark';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage';
import type { Entry, EntryContext } from '@/lib/definitions/context';
import type { Product } from '@/lib/definitions/entry-schemas';

type Props = { entry: Entry<Product>; context: EntryContext };

/** Renders a product that is not ready yet. */
export function ComingSoonPage({ entry: { data: product }, context }: Props) {
  const { company, sharedCopy, others } = context;
  const copy = sharedCopy.product;
  return (
    <>
      <section className="sheet pt-10 lg:pt-16">
        <DraftMark label={product.draft && company.labels.draft} />
        <div className="columns-12 items-end gap-y-6">
          <h1 className="col-span-12 text-display lg:col-span-8">{product.heading}</h1>
          <div className="col-span-12 lg:col-span-4">
            <p className="inline-block bg-brand px-3 py-1 font-display font-semibold text-h3 text-on-brand">
              {copy.heading}
            </p>
            <p className="mt-4 max-w-lead text-lead">{copy.text}</p>
          </div>
        </div>
      </section>
      <ResponsiveImage image={product.image} alt={product.imageAlt} shape="span" focus={product.focus} priority />
      <div className="sheet">
        <div className="rule-t columns-12 gap-y-6 pt-8 pb-section">
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
      <SiblingLinks heading={copy.others} items={others} />
    </>
  );
}
