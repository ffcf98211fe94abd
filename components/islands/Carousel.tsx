'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SLIDE_TRANSITION_MS } from '@/lib/shared/constants';
import { wrapIndex } from '@/lib/shared/wrap-index';
import { HintTooltip } from './HintTooltip';
import { timedScroll } from './timed-scroll';

type Slide = { title: string; content: ReactNode };

type Props = {
  label: string;
  slides: Slide[];
  labels: { previous: string; next: string; slide: string; of: string; choose: string };
  icons: { previous: ReactNode; next: ReactNode };
};

const STILL = '(prefers-reduced-motion: reduce)';
const plugins = [timedScroll(SLIDE_TRANSITION_MS)];

/**
 * Slides one at a time, after https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. Without JavaScript the row
 * scrolls by itself and the controls are absent. The first press may be answered before this script is there, by the
 * loader (scripts/finish/first-answers.ts): it shows the slide of the control's data-to, and notes it in data-shown.
 */
export function Carousel({ label, slides, labels, icons }: Props) {
  const [index, setIndex] = useState(0);
  const root = useRef<HTMLElement>(null);
  /** Undefined until this takes over from the loader. */
  const [startIndex, setStartIndex] = useState<number>();
  // Before the engine's effect, which starts from there.
  useLayoutEffect(() => setStartIndex(Number(root.current?.dataset.shown ?? 0)), []);
  const [viewport, api] = useEmblaCarousel(
    {
      loop: true,
      startIndex: startIndex ?? 0,
      duration: SLIDE_TRANSITION_MS,
      breakpoints: { [STILL]: { duration: 0 } },
    },
    plugins,
  );
  useEffect(() => {
    if (!api) return;
    const follow = () => setIndex(api.selectedScrollSnap());
    follow();
    api.on('select', follow);
    return () => void api.off('select', follow);
  }, [api]);
  const show = (target: number) => api?.scrollTo(target);
  const beside = (by: number, place = index) => wrapIndex(place + by, slides.length);
  // Where the engine is now: two presses may come before one is drawn.
  const step = (by: number) => show(beside(by, api?.selectedScrollSnap()));

  return (
    <section
      ref={root}
      data-wake="view"
      data-ready={startIndex === undefined ? undefined : ''}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className="needs-script mb-6">
        <div className="flex items-center gap-3">
          <HintTooltip hint={labels.previous}>
            <button
              type="button"
              className="icon-button"
              aria-label={labels.previous}
              data-to={beside(-1)}
              onClick={() => step(-1)}
            >
              {icons.previous}
            </button>
          </HintTooltip>
          <HintTooltip hint={labels.next}>
            <button
              type="button"
              className="icon-button"
              aria-label={labels.next}
              data-to={beside(1)}
              onClick={() => step(1)}
            >
              {icons.next}
            </button>
          </HintTooltip>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for a form's fields */}
          <div role="group" aria-label={labels.choose} className="ms-2 flex">
            {slides.map((slide, position) => (
              <button
                key={slide.title}
                type="button"
                className="dot"
                aria-label={`${labels.slide} ${position + 1}: ${slide.title}`}
                aria-current={position === index || undefined}
                data-to={position}
                onClick={() => show(position)}
              />
            ))}
          </div>
        </div>
      </div>
      <div ref={viewport} className="carousel-viewport">
        <div className="flex" aria-live="polite">
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: role group is the pattern's for a slide
            <div
              key={slide.title}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={`${position + 1} ${labels.of} ${slides.length}`}
              className="carousel-slide"
              inert={api !== undefined && position !== index}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
