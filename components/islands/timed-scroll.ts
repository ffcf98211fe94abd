import type { EmblaPluginType } from 'embla-carousel';

const FRAME_MS = 1000 / 60;
const easeOut = (t: number) => 1 - (1 - t) ** 3;

/**
 * Makes an Embla carousel take a known time for a slide. Embla's own `duration` is the strength of an
 * attraction, not a time (https://www.embla-carousel.com/api/options/#duration); dragging stays Embla's.
 * @param ms time of one transition; give Embla the same number as `duration`, and 0 for no transition
 */
export function timedScroll(ms: number): EmblaPluginType {
  let restore = () => {};
  return {
    name: 'timedScroll',
    options: {},
    init(api) {
      const engine = api.internalEngine();
      const stock = engine.scrollBody;
      const steps = Math.max(1, Math.round(ms / FRAME_MS));
      let step = 0;
      let direction = 0;
      const isTimed = () => stock.duration() === ms && step < steps;
      const timed: typeof stock = {
        ...stock,
        seek() {
          if (!isTimed()) return stock.seek();
          const before = easeOut(step / steps);
          step += 1;
          const after = easeOut(step / steps);
          const rest = engine.target.get() - engine.location.get();
          // Relative to what is left, so that the loop may move all positions in between.
          const distance = step === steps ? rest : (rest * (after - before)) / (1 - before);
          engine.previousLocation.set(engine.location);
          engine.location.add(distance);
          direction = Math.sign(distance);
          return timed;
        },
        direction: () => (isTimed() ? direction : stock.direction()),
      };
      const start = () => {
        step = 0;
      };
      engine.scrollBody = timed;
      api.on('select', start);
      restore = () => {
        api.off('select', start);
        engine.scrollBody = stock;
      };
    },
    destroy() {
      restore();
    },
  };
}
