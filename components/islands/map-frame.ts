import type { Mount } from './protocol';

/**
 * Shows the map over its illustration once the frame has loaded, which may be before this script, and its host has responded.
 * A frame fires `load` for the browser's own error page, too, so a request without a body follows. Its response is opaque:
 * https://fetch.spec.whatwg.org/#concept-filtered-response-opaque
 */
export const mount: Mount = ({ island }) => {
  const frame = island.querySelector('iframe');
  if (!frame) return;
  const { src } = frame;
  const loaded = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve());
    if (performance.getEntriesByType('resource').some(({ name }) => name === src)) resolve();
  });
  loaded
    .then(() => fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }))
    .then(
      () => {
        frame.dataset.loaded = '';
      },
      () => {},
    );
};
