import type { Mount } from './runtime/protocol';

/** Opens the print dialog on a click. */
export const mount: Mount = ({ island }) => island.addEventListener('click', () => window.print());
