import { FoldedItem } from '@/components/parts/FoldedItem';
import { TEAM, TEAM_PLACES } from '@/components/sections/drawings/people';
import { Paragraphs } from '@/ui/Paragraphs';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from './section-props';

/** A figure on a line of ink, and the words that hang from it. The lines of a row are one, from one edge of the page to the other. */
const PERSON =
  '*:first:row-start-1 *:first:aspect-square *:first:h-full *:first:justify-self-start grid grid-rows-[7rem_auto_1fr] before:-mx-[100vw] before:border-ink before:border-t-[2.75px] before:row-start-2 md:grid-rows-[10.5rem_auto_1fr] lg:grid-rows-[min(10.5rem,14vw)_auto_1fr]';

/** As many columns as there is room for, for texts or for titles only. */
const WIDE = 'grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))]';
const NARROW = 'grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))]';

export function Roles({ data: { heading, people, figure, paragraphs }, id }: SectionProps<'people'>) {
  const hasTexts = people.some(({ description }) => description);
  return (
    <section id={id} className="overflow-x-clip pb-section">
      <div className="sheet">
        <h2 className="rule-t text-h2">{heading}</h2>
        <ol className={`mt-8 grid gap-y-8 md:grid-cols-3 lg:grid-cols-6 ${hasTexts ? WIDE : NARROW}`}>
          {people.map(({ name, description }, index) => (
            <li key={index} className={PERSON}>
              <ResponsiveImage image={TEAM} alt="" className={`size-full object-cover ${TEAM_PLACES[index]}`} />
              <div className={`relative border-ink border-s-[1.5px] ps-3 pe-2 sm:pt-4 ${description ? '' : 'pt-4'}`}>
                {description ? (
                  <FoldedItem title={name} size="text-h4">
                    <p className="mt-1 text-sm">{description}</p>
                  </FoldedItem>
                ) : (
                  <h3 className="hyphens-auto text-h4">{name}</h3>
                )}
              </div>
            </li>
          ))}
        </ol>
        {paragraphs && (
          <div className="columns-12 gap-y-6 pt-16">
            {figure && (
              <p className="col-span-12 font-display font-semibold text-h4 lg:col-span-5">
                {figure.number} {figure.label}
              </p>
            )}
            <div className="col-span-12 lg:col-span-7 lg:col-start-6">
              <Paragraphs items={paragraphs} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
