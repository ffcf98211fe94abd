import { useId } from 'react';
import { BASCULE } from '@/components/sections/drawings/bascule';
import { Island } from '@/islands/runtime/Island';
import type { InlineIllustration } from '@/lib/content/image-file';
import { Icon } from '@/ui/Icon';
import type { SectionProps } from './section-props';

/** A part of the bridge above the slides, which a narrow screen crops to its middle. */
function BridgeSymbol({ id, of: { viewBox, paths } }: { id: string; of: InlineIllustration }) {
  return (
    <symbol id={id} viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
      <g className="drawn">
        {paths.map(([style, outline]) => (
          <path key={`${style} ${outline}`} className={style} d={outline} />
        ))}
      </g>
    </symbol>
  );
}

export function Carousel({ data: { heading, text: introduction, slides }, id, site }: SectionProps<'carousel'>) {
  const { labels } = site.company;
  const iconPrefix = useId();
  return (
    <section id={id} className="inverse overflow-x-clip py-section">
      <div className="sheet">
        <div className="columns-12 mb-10 items-end gap-y-4">
          <h2 className="col-span-12 deck-heading text-deck-words">{heading}</h2>
          {introduction && <p className="col-span-12 max-w-lead lg:col-span-5">{introduction}</p>}
        </div>
        {/* The island uses icons and bridge by id, so that its script does not contain them. */}
        <svg width="0" height="0" className="absolute" aria-hidden="true">
          {[...new Set(slides.map(({ icon }) => icon))].map((name) => (
            <symbol key={name} id={`${iconPrefix}${name}`} viewBox="0 0 64 64">
              <Icon name={name} />
            </symbol>
          ))}
          {Object.entries(BASCULE).map(([part, drawing]) => (
            <BridgeSymbol key={part} id={`${iconPrefix}${part}`} of={drawing} />
          ))}
        </svg>
        <Island
          name="Carousel"
          view
          failure={labels.slidesFailed}
          props={{
            label: heading,
            slides,
            iconPrefix,
            labels: {
              previous: labels.previousSlide,
              next: labels.nextSlide,
              slide: labels.slide,
              of: labels.slideOf,
              choose: labels.chooseSlide,
              all: labels.allSlides,
            },
          }}
        />
      </div>
    </section>
  );
}
