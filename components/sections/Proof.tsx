import { CardLink } from '@/components/parts/CardLink';
import { DocumentTable } from '@/components/parts/DocumentTable';
import { FoldOnPhones } from '@/components/parts/FoldOnPhones';
import { Section } from '@/components/parts/Section';
import { DIAGRAMS } from '@/lib/markdown/blocks/diagram-shapes';
import type { ImageFile } from '@/lib/model/image-file';
import { findStudyTeaser } from '@/lib/site/teasers';
import { Illustration } from '@/ui/Illustration';
import { Link } from '@/ui/Link';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { States } from '@/ui/States';
import type { SectionProps } from './section-props';

export function Proof({ data, id, site }: SectionProps<'proof'>) {
  const { study, points, steps, buttonText, document, ...copy } = data;
  const teaser = findStudyTeaser(site, study);
  if (!teaser) return null;
  const { title, note, image, focus, link } = teaser;
  const outcome = steps ? (
    <States
      choice={title}
      states={steps}
      illustrate={(index) => <Illustration of={DIAGRAMS[`steps-${steps.length}-${index + 1}`]} />}
    />
  ) : (
    <Results items={points ?? teaser.outcome?.slice(0, 2)} isNarrow={document !== undefined} fallback={teaser.text} />
  );
  const heading = (
    <h3 className="text-h3">
      <Link href={link}>{title}</Link>
    </h3>
  );
  if (document) {
    return (
      <Section id={id} {...copy}>
        <div className="columns-12 gap-y-8">
          <article className="col-span-12 lg:col-span-4 lg:col-start-9">
            {heading}
            {note && <p className="figure-note mt-2">{note}</p>}
            <CardLink href={link} label={buttonText} about={title} />
            <div className="mt-4">{outcome}</div>
          </article>
          <div className="col-span-12 min-w-0 lg:col-span-8 lg:row-start-1">
            <FoldOnPhones label={`${document.label}: ${document.title}`}>
              {document.text && <p className="mb-6 max-w-measure">{document.text}</p>}
              <DocumentTable example={document} company={site.company} />
            </FoldOnPhones>
          </div>
        </div>
      </Section>
    );
  }
  return (
    <Section id={id} {...copy}>
      <article className="proof columns-12 gap-y-6 lg:gap-y-0">
        <div className="col-span-12 lg:col-span-6 lg:col-start-1 lg:row-start-2 lg:mt-[calc(-34000%/720)]">
          <ResponsiveImage
            image={toNarrow(image)}
            alt=""
            shape="card"
            focus={focus}
            view="plain"
            sizes="(min-width: 1024px) 50vw, 100vw"
          />
        </div>
        <header className="col-span-12 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:self-end lg:pb-6">
          {note && <p className="figure-note mb-2">{note}</p>}
          {heading}
        </header>
        <div className="proof-results col-span-12 lg:col-span-6 lg:col-start-7 lg:row-start-2 lg:pt-4">
          {outcome}
          <p className="mt-4">
            <CardLink href={link} label={buttonText} about={title} />
          </p>
        </div>
      </article>
    </Section>
  );
}

/** Returns the variant of an illustration for phones, which a column is not wider than. */
function toNarrow(image: ImageFile): ImageFile {
  return image.kind === 'illustration' && image.narrow ? { kind: 'illustration', ...image.narrow } : image;
}

type ResultsProps = {
  items: readonly { label: string; text: string }[] | undefined;
  fallback: string;
  isNarrow: boolean;
};

function Results({ items, fallback, isNarrow }: ResultsProps) {
  if (!items) return <p className="max-w-lead">{fallback}</p>;
  return (
    <dl className={isNarrow ? 'grid gap-6' : 'grid gap-8 sm:grid-cols-2'}>
      {items.map(({ label, text }, index) => (
        <div key={index}>
          <dt className="font-display font-semibold text-h4">{label}</dt>
          <dd className="mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
