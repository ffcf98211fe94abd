import { Neighbours } from '@/components/sections/Neighbours';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { DraftMark } from '@/components/ui/DraftMark';
import { Picture } from '@/components/ui/Picture';
import type { Product } from '@/lib/content';
import type { ComingSoon } from '@/lib/content/schema';

const STAGES = 5;

type Props = {
  product: Product;
  /** Said of a draft. */
  draftLabel?: string | false | undefined;
  copy: ComingSoon;
  others: { label: string; link: string }[];
};

/** A product that is not ready yet: its name, the promise, and how far the bridge has got. */
export function ComingSoonPage({ draftLabel, product, copy, others }: Props) {
  return (
    <>
      <section className="sheet pt-10 lg:pt-16">
        <DraftMark label={draftLabel} />
        <p className="figure-note">
          {copy.stageLabel} {product.stage}/{STAGES}
        </p>
        <div className="columns-12 mt-4 items-end gap-y-6">
          <h1 className="col-span-12 text-display lg:col-span-7">{product.heading}</h1>
          <div className="col-span-12 lg:col-span-5">
            <p className="inline-block bg-brand px-3 py-1 font-display font-semibold text-h3 text-on-brand">
              {copy.heading}
            </p>
            <p className="mt-4 max-w-lead text-lead">{copy.text}</p>
          </div>
        </div>
      </section>
      <Picture src={product.image} alt={product.imageAlt} priority />
      <section className="sheet">
        <div className="rule-t columns-12 gap-y-6 pt-8 pb-section">
          <p className="col-span-12 max-w-measure text-lead lg:col-span-7">{product.summary}</p>
          <div className="col-span-12 lg:col-span-4 lg:col-start-9">
            <p className="mb-4">{copy.contact.text}</p>
            <ButtonLink href={copy.contact.button.link} look="outline">
              {copy.contact.button.label}
            </ButtonLink>
          </div>
        </div>
      </section>
      <Neighbours heading={copy.others} items={others} />
    </>
  );
}
