/** Lists the islands without React: scripts for HTML from the server. The name is also the name of the file. */
import type { ModuleName, Mount } from './mount';

export const MODULES: Readonly<Record<ModuleName, () => Promise<{ mount: Mount<never> }>>> = {
  'copy-button': () => import('./copy-button'),
  videos: () => import('./videos'),
  hints: () => import('./hints'),
  'map-frame': () => import('./map-frame'),
  'not-found': () => import('./not-found'),
  'phone-nav': () => import('./phone-nav'),
  'print-button': () => import('./print-button'),
};
