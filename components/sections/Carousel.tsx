import { useId } from 'react';
import { DeckHeading } from '@/components/parts/DeckHeading';
import { Island } from '@/components/parts/Island';
import { BASCULE } from '@/components/sections/drawings/bascule';
import type { InlineIllustration } from '@/lib/model/illustrations';
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
    <section id={id}>
      <DeckHeading>{heading}</DeckHeading>
      <div className="deck-bar" />
      <div className="inverse overflow-x-clip border-t-0 pt-8 pb-section">
        <div className="sheet">
          {introduction && <p className="mb-8 max-w-lead">{introduction}</p>}
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
      </div>
    </section>
  );
}
