import { groupBy } from '../../lib/site/order';
import { IS_ALL } from '../../scripts/test/suites';
import type { Export } from './export';
import { readMain } from './html';

/** One page of each template: screenshots and, in `npm test`, the browser's visits. */
export const TEMPLATES = {
  home: '/',
  about: '/about',
  contact: '/contact',
  'cyber-security': '/cyber-security',
  training: '/cyber-security-training',
  'it-services': '/it-services',
  'staff-augmentation': '/staff-augmentation',
  governance: '/governance',
  industry: '/life-sciences',
  'coming-soon': '/edi',
  'case-studies': '/case-study',
  'case-study': '/case-study/application-migration-iris',
  blog: '/blog',
  post: '/blog/change-in-employee-engagement-perception',
  search: '/search',
  accessibility: '/accessibility',
  'not-found': '/nowhere',
} as const;

/**
 * Chooses one page of each template in `npm test`, all pages in `npm run test:all`. Of a folder with many pages it takes
 * twelve, and of pages whose names differ by a number three.
 * @param other an export of the same code; its pages with an equal main part are covered there
 */
export function listVisits(site: Export, other?: Export): readonly string[] {
  if (!IS_ALL) return Object.values(TEMPLATES).filter((route) => site.routes.includes(route));
  const isCovered = (route: string) =>
    other?.routes.includes(route) && route !== '/' && readMain(site, route).text === readMain(other, route).text;
  const folders = groupBy(site.routes, (route) => route.slice(0, route.lastIndexOf('/')));
  return [...folders]
    .flatMap(([folder, folderRoutes]) => {
      const alike = groupBy(folderRoutes, (route) => route.replace(/\d+/g, ''));
      const distinct = [...alike.values()].flatMap((routes) => spread(routes, 3));
      return folder === '' ? distinct : spread(distinct, 12);
    })
    .filter((route) => !isCovered(route));
}

/** Takes so many of a list at most, evenly, with its ends. */
const spread = (items: readonly string[], most: number): readonly string[] =>
  items.filter((_, index) => {
    const step = (items.length - 1) / (most - 1);
    return items.length <= most || Math.round(Math.round(index / step) * step) === index;
  });
