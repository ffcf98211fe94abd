/** Lists the islands without React: scripts for HTML from the server. The name is also the name of the file. */
export const MODULES = {
  'copy-button': () => import('./copy-button'),
  videos: () => import('./videos'),
  hints: () => import('./hints'),
  'map-frame': () => import('./map-frame'),
  'not-found': () => import('./not-found'),
  'phone-nav': () => import('./phone-nav'),
  'print-button': () => import('./print-button'),
};

export type ModuleName = keyof typeof MODULES;

type Mounts = { [Name in ModuleName]: Awaited<ReturnType<(typeof MODULES)[Name]>>['mount'] };
export type ModuleProps<Name extends ModuleName> = Parameters<Mounts[Name]>[1];
