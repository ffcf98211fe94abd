import { Carousel } from '@/components/islands/Carousel';
import { Icon } from '@/components/ui/Icon';
import type { CarouselSlide, Site } from '@/lib/content/schema';
import { SlideContent } from './SlideContent';

type Props = { heading: string; text?: string | undefined; slides: CarouselSlide[]; labels: Site['labels'] };

/** The portfolio's slides on a panel of ink. */
export function Portfolio({ heading, text, slides, labels }: Props) {
  return (
    <section id="portfolio" className="inverse py-section">
      <div className="sheet">
        <div className="columns-12 mb-10 items-end gap-y-4">
          <h2 className="col-span-12 text-h2 lg:col-span-5">{heading}</h2>
          {text && <p className="col-span-12 max-w-lead lg:col-span-5 lg:col-start-7">{text}</p>}
        </div>
        <Carousel
          label={heading}
          slides={slides.map((slide) => ({ title: slide.title, content: <SlideContent {...slide} /> }))}
          labels={{
            previous: labels.previousSlide,
            next: labels.nextSlide,
            slide: labels.slide,
            of: labels.slideOf,
            choose: labels.chooseSlide,
          }}
          icons={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
        />
      </div>
    </section>
  );
}
