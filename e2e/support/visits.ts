/** The pages of an export that tests open in a browser. */
import { groupBy } from '../../lib/shared/group-by';
import { IS_ALL } from '../../scripts/test/suites';
import type { Export } from './export';
import { mainOf } from './html';
import { TEMPLATES } from './templates';

/**
 * Chooses one page of each template in `npm test`, all pages in `npm run test:all`. Of a folder with many pages it takes
 * twelve, and of pages whose names differ by a number three.
 * @param other an export of the same code; its pages with an equal main part are covered there
 */
export function visitsOf(site: Export, other?: Export): readonly string[] {
  if (!IS_ALL) return Object.values(TEMPLATES).filter((route) => site.routes.includes(route));
  const isCovered = (route: string) =>
    other?.routes.includes(route) && route !== '/' && mainOf(site, route).text === mainOf(other, route).text;
  const folders = groupBy(site.routes, (route) => route.slice(0, route.lastIndexOf('/')));
  return [...folders]
    .flatMap(([folder, all]) => {
      const alike = groupBy(all, (route) => route.replace(/\d+/g, ''));
      const distinct = [...alike.values()].flatMap((routes) => spread(routes, 3));
      return folder === '' ? distinct : spread(distinct, 12);
    })
    .filter((route) => !isCovered(route));
}

/** Takes so many of a list at most, evenly, with its ends. */
const spread = (all: readonly string[], most: number): readonly string[] =>
  all.filter((_, index) => {
    const step = (all.length - 1) / (most - 1);
    return all.length <= most || Math.round(Math.round(index / step) * step) === index;
  });
