import { useId } from 'react';
import { Island } from '@/components/islands/Island';
import { Icon } from '@/components/ui/Icon';
import { carouselSlide, defineSection, introduced, listOf, z } from '@/lib/definitions/section';

const description = 'What it is.';

export const carousel = defineSection({
  label: 'Slides',
  hint: 'One to eight slides on a dark panel, one at a time, with buttons.',
  schema: z.strictObject({ ...introduced, slides: listOf(carouselSlide, 1, 8) }),
  example: {
    heading: 'Our portfolio',
    text: 'How an engagement is steered.',
    slides: [
      { title: 'Governance', icon: 'joint', description, list: ['A first point'], footer: 'Who decides?' },
      { title: 'Delivery', icon: 'turnbuckle', description, footer: 'Who is on it tonight?' },
    ],
  },
  band: 'ink',
  Component: ({ data: { heading, text: introduction, slides }, id, context }) => {
    const { labels, direction = 'ltr' } = context.company;
    const iconPrefix = useId();
    return (
      <section id={id} className="inverse py-section">
        <div className="sheet">
          <div className="columns-12 mb-10 items-end gap-y-4">
            <h2 className="col-span-12 text-h2 lg:col-span-5">{heading}</h2>
            {introduction && <p className="col-span-12 max-w-lead lg:col-span-4 lg:col-start-9">{introduction}</p>}
          </div>
          {/* The island uses the icons by id, so that its script does not contain them. */}
          <svg width="0" height="0" className="absolute" aria-hidden="true">
            {[...new Set(slides.map(({ icon }) => icon))].map((name) => (
              <symbol key={name} id={`${iconPrefix}${name}`} viewBox="0 0 64 64">
                <Icon name={name} />
              </symbol>
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
              direction,
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
  },
});
