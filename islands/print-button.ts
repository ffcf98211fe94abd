import type { Mount } from './runtime/protocol';

export const mount: Mount = ({ island }) => island.addEventListener('click', () => window.print());
