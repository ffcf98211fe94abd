import type { Mount } from './runtime/protocol';

/**
 * Requests the map, whose frame is in view now, and shows it over its illustration once its host has responded. `src` in the
 * HTML would request it too early: browsers begin up to 8,000 px ahead, the more the slower the network is, and at once without
 * a script: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#will-lazy-load-element-steps
 *
 * A frame fires `load` for the browser's own error page, too, so a request without a body follows. Its response is opaque:
 * https://fetch.spec.whatwg.org/#concept-filtered-response-opaque
 */
export const mount: Mount = ({ island }) => {
  const frame = island.querySelector('iframe');
  const src = frame?.dataset.src;
  if (!src) return;
  const show = () => {
    frame.dataset.loaded = '';
  };
  const onLoad = () =>
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
      show,
      () => {},
    );
  frame.addEventListener('load', onLoad, { once: true });
  frame.src = src;
};
