import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Shows a slide of an Embla carousel with a transition of a known time. Embla's own `duration` is the strength of an
 * attraction (https://www.embla-carousel.com/api/options/#duration), so Embla jumps, and both slides move by animation.
 * @param by how many slides to move, forward or back: the direction of the motion
 * @param durationMs 0 for no motion
 */
export function slideTo(api: EmblaCarouselType, index: number, by: number, durationMs: number) {
  const from = api.slideNodes()[api.selectedScrollSnap()];
  const to = api.slideNodes()[index];
  if (!from || !to || from === to) return;
  const start = from.getBoundingClientRect().left;
  const width = Math.sign(by) * to.offsetWidth * (getComputedStyle(to).direction === 'rtl' ? -1 : 1);
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
