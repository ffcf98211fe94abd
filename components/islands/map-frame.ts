import type { Mount } from './protocol';

/** Shows the map over its illustration as soon as the frame has loaded. It may have loaded before this script. */
export const mount: Mount = ({ island }) => {
  const frame = island.querySelector('iframe');
  const show = () => frame?.setAttribute('data-loaded', '');
  frame?.addEventListener('load', show);
  if (performance.getEntriesByType('resource').some(({ name }) => name === frame?.src)) show();
};
