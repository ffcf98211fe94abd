'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SLIDE_TRANSITION_MS } from '@/islands/runtime/constants';
import type { CarouselSlide } from '@/lib/model/fields';
import { Glyph } from '@/ui/Glyph';
import { startHints } from '../hints/hints';
import { mountComponent } from '../runtime/mount';
import type { Mount } from '../runtime/protocol';

type Props = {
  label: string;
  slides: CarouselSlide[];
  iconPrefix: string;
  labels: { previous: string; next: string; slide: string; of: string; choose: string; all: string };
};

/** Embla forgets the slide while the row is hidden, and on paper, where the slides are below each other. */
const isInRow = ({ clientWidth }: HTMLElement) => clientWidth > 0 && !window.matchMedia('print').matches;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Shows one slide at a time: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. Without a script, the row scrolls.
 * A status announces a new slide, because screen readers read a live region around the slides while the page loads.
 */
export function Carousel({ label, slides, iconPrefix, labels }: Props) {
  const [index, setIndex] = useState(0);
  const root = useRef<HTMLElement>(null);
  const [startIndex, setStartIndex] = useState<number>();
  const isReady = startIndex !== undefined;
  const [message, setMessage] = useState('');
  useLayoutEffect(() => {
    const row = root.current?.querySelector('.carousel-viewport');
    setStartIndex(Math.round(Math.abs(row?.scrollLeft ?? 0) / (row?.clientWidth || 1)));
    row?.scrollTo({ left: 0, behavior: 'instant' });
  }, []);
  const [viewport, api] = useEmblaCarousel({
    loop: true,
    startIndex: startIndex ?? 0,
    watchResize: ({ rootNode }) => isInRow(rootNode()),
  });
  useEffect(() => startHints(), []);
  useEffect(() => {
    if (!api) return;
    const follow = () => setIndex(api.selectedScrollSnap());
    const announce = () => {
      const selected = api.selectedScrollSnap();
      const place = `${labels.slide} ${selected + 1} ${labels.of} ${slides.length}`;
      setMessage(`${place}: ${slides[selected]?.title}`);
    };
    follow();
    api.on('select', follow).on('select', announce).on('reInit', follow);
    return () => void api.off('select', follow).off('select', announce).off('reInit', follow);
  }, [api, labels, slides]);

  const show = (target: number, by: number) => {
    if (api) slideTo(api, target, by, window.matchMedia(REDUCED_MOTION).matches ? 0 : SLIDE_TRANSITION_MS);
  };
  // Reads the engine's index: two clicks may happen before the first is rendered.
  const step = (by: number) => {
    const selected = api?.selectedScrollSnap() ?? 0;
    show((selected + by + slides.length) % slides.length, by);
  };
  const selectSlide = (position: number) => show(position, position - (api?.selectedScrollSnap() ?? 0));

  return (
    <section
      ref={root}
      // A translator into Arabic turns the page round, but not the engine, which has read the direction before.
      dir="ltr"
      data-ready={isReady ? '' : undefined}
      className="carousel flex w-[round(down,100%,1px)] flex-col-reverse"
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* Shown below the slides. */}
      <div className="needs-script mt-8">
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            className="button icon-button"
            aria-label={labels.previous}
            data-hint
            onClick={() => step(-1)}
          >
            <Glyph name="arrow-left" />
          </button>
          <button
            type="button"
            className="button icon-button"
            aria-label={labels.next}
            data-hint
            onClick={() => step(1)}
          >
            <Glyph name="arrow-right" />
          </button>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
          <div role="group" aria-label={labels.choose} className="ms-2 flex flex-wrap">
            {slides.map((slide, position) => (
              <button
                key={position}
                type="button"
                className="dot grid size-11 place-items-center"
                aria-label={`${labels.slide} ${position + 1}: ${slide.title}`}
                aria-current={position === index || undefined}
                onClick={() => selectSlide(position)}
              />
            ))}
          </div>
        </div>
      </div>
      {/* Empty until a visitor changes the slide. */}
      <p role="status" className="sr-only">
        {message}
      </p>
      {/* A tab stop only while the row scrolls. It can still keep the focus that it had before hydration. */}
      <div
        ref={viewport}
        className="carousel-viewport"
        tabIndex={isReady ? -1 : 0}
        {...(!isReady && { role: 'region', 'aria-label': labels.all })}
      >
        <div className="flex">
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: role group is the pattern's for a slide
            <div
              key={position}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={`${position + 1} ${labels.of} ${slides.length}`}
              className="carousel-slide me-[max(3rem,round(up,50vw-50%,1px))] min-w-0 print:me-0 flex-[0_0_100%] snap-start"
              inert={api !== undefined && position !== index}
            >
              <SlideContent {...slide} prefix={iconPrefix} bridge={bridgeState(position, slides.length)} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const BRIDGE_STATES = 3;

/** Returns the state of the bridge above a slide: 1 above the first, the last above the last. */
const bridgeState = (position: number, count: number) =>
  1 + Math.round((position * (BRIDGE_STATES - 1)) / Math.max(1, count - 1));

function SlideContent(slide: CarouselSlide & { prefix: string; bridge: number }) {
  const { title, icon, description, list, footer, prefix, bridge } = slide;
  return (
    <>
      <svg className="mb-8 aspect-9/5 w-full lg:aspect-18/5" aria-hidden="true">
        <use href={`#${prefix}base`} />
        <use href={`#${prefix}${bridge}`} />
      </svg>
      <div dir="auto" className="columns-12 gap-y-6">
        <div className="col-span-12 lg:col-span-6">
          <h3 className="text-h1">{title}</h3>
          <p className="mt-4 max-w-lead">{description}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          {list && (
            <ul className="grid">
              {list.map((item, index) => (
                <li key={index} className="border-current border-t-[1.5px] py-4">
                  {item}
                </li>
              ))}
            </ul>
          )}
          <p className="flex items-center gap-4 border-current border-t-[2.75px] pt-4 font-semibold">
            <svg className="drawn size-12 shrink-0" aria-hidden="true">
              <use href={`#${prefix}${icon}`} />
            </svg>
            {footer}
          </p>
        </div>
      </div>
    </>
  );
}

export const mount: Mount<Props> = async (options) => {
  startHints(options.earlyEvents?.page.pointerover);
  await mountComponent(Carousel)(options);
};

/**
 * Shows a slide in a known time. Embla's `duration` is no time, so Embla jumps, and both slides are
 * animated. https://www.embla-carousel.com/api/options/#duration
 */
function slideTo(api: EmblaCarouselType, index: number, by: number, durationMs: number) {
  const from = api.slideNodes()[api.selectedScrollSnap()];
  const to = api.slideNodes()[index];
  if (!from || !to || from === to) return;
  const start = from.getBoundingClientRect().left;
  const width = Math.sign(by) * (to.offsetWidth + Number.parseFloat(getComputedStyle(to).marginInlineEnd));
  for (const slide of api.slideNodes()) for (const animation of slide.getAnimations()) animation.cancel();
  api.scrollTo(index, true);
  const end = to.getBoundingClientRect().left;
  const move = (slide: HTMLElement, first: number, last: number) => {
    const place = slide.getBoundingClientRect().left;
    slide.animate(
      { translate: [`${first - place}px`, `${last - place}px`] },
      { duration: durationMs, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
    );
  };
  if (durationMs === 0) return;
  move(from, start, end - width);
  move(to, start + width, end);
}
