import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { Hero as HeroCopy } from '@/lib/content/schema';

type Props = {
  hero: HeroCopy;
  /** Drawing below the words over the full width, above them, or beside them. */
  layout?: 'below' | 'above' | 'beside';
  /** The largest type: home only. */
  display?: boolean;
};

/** The first section of a page: its one h1, an introduction, and its bridge. */
export function Hero({ hero, layout = 'below', display = false }: Props) {
  const drawing = <Picture src={hero.image} alt={hero.imageAlt} priority />;
  if (layout === 'beside') {
    return (
      <section className="sheet columns-12 items-end gap-y-10 pt-10 pb-section lg:pt-16">
        <Words hero={hero} className="col-span-12 lg:col-span-5" />
        <div className="rule-b col-span-12 lg:col-span-7">{drawing}</div>
      </section>
    );
  }
  return (
    <section className={layout === 'below' ? 'pt-10 lg:pt-20' : 'pb-section'}>
      {layout === 'above' && <div className="mb-12">{drawing}</div>}
      <div className="sheet columns-12 items-end gap-y-8">
        <Heading hero={hero} className={`col-span-12 lg:col-span-8 ${display ? 'text-display' : 'text-h1'}`} />
        <Introduction hero={hero} className="col-span-12 lg:col-span-4" />
      </div>
      {layout === 'below' && <div className="mt-10 lg:mt-6">{drawing}</div>}
    </section>
  );
}

type PartProps = { hero: HeroCopy; className: string };

function Words({ hero, className }: PartProps) {
  return (
    <div className={className}>
      <Heading hero={hero} className="text-h1" />
      <Introduction hero={hero} className="mt-6" />
    </div>
  );
}

function Heading({ hero, className }: PartProps) {
  return (
    <div className={className}>
      {hero.eyebrow && <p className="figure-note mb-4">{hero.eyebrow}</p>}
      <h1>{hero.heading}</h1>
    </div>
  );
}

function Introduction({ hero, className }: PartProps) {
  return (
    <div className={className}>
      <p className="max-w-lead text-lead">{hero.text}</p>
      {hero.buttons && (
        <p className="mt-6 flex flex-wrap gap-3">
          {hero.buttons.map(({ label, link, subject }) => (
            <ButtonLink key={label} href={link} about={subject}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}
