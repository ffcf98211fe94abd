/** Which pages of an export are opened in a browser. */

import { groupBy } from '../../lib/shared/group-by';
import { IS_ALL } from '../../scripts/test/suites';
import { attributeValues, type Export, elementOf, markupOf } from './export';
import { TEMPLATES } from './templates';

/** In `npm test` one page of each template, in `npm run test:all` each page that can show what no other page shows. */
export const visitsOf = (site: Export, proved?: Export): readonly string[] =>
  IS_ALL ? allVisitsOf(site, proved) : Object.values(TEMPLATES).filter((route) => site.routes.includes(route));

/**
 * All pages, but
 * - of a folder with many a dozen, the first and the last among them, and of those whose names differ by a number
 *   alone (page/2, note-17) three;
 * - with a second export of the same code whose pages are opened, too: none whose main part is equal there. Styles have
 *   to be equal as well, and header and footer are looked at on the pages that remain. Home is always opened, and so are
 *   pages with frames, as their hosts are the policy's business.
 * @param proved the other export
 */
export function allVisitsOf(site: Export, proved?: Export): readonly string[] {
  const known = proved && stylesOf(site) === stylesOf(proved) ? new Set(allVisitsOf(proved)) : undefined;
  const isProved = (route: string) => {
    if (!proved || !known?.has(route) || route === '/') return false;
    const main = partOf(site, route, 'main');
    return main !== '' && !main.includes('<iframe') && main === partOf(proved, route, 'main');
  };
  return sample(site.routes).filter((route) => !isProved(route));
}

/** A part of a page as it would be written were the site not below a folder. */
const partOf = (site: Export, route: string, name: string) =>
  unbased(site, elementOf(markupOf(site.page(route)), name));

/** The styles of home, which are those of every page. */
const stylesOf = (site: Export) =>
  (site.page('/').match(/<link rel="stylesheet"[^>]*>/g) ?? [])
    .flatMap((link) => attributeValues(link, 'href'))
    .map((address) => unbased(site, site.read(site.fileFor(address) ?? '')))
    .join('\n');

const unbased = (site: Export, text: string) =>
  site.base === '' ? text : text.replaceAll(`"${site.base}"`, '"/"').replaceAll(`${site.base}/`, '/');

function sample(routes: readonly string[]): readonly string[] {
  const folders = groupBy(routes, (route) => route.slice(0, route.lastIndexOf('/')));
  return [...folders].flatMap(([folder, all]) => {
    const alike = (route: string) => all.filter((other) => other.replace(/\d+/g, '') === route.replace(/\d+/g, ''));
    const distinct = all.filter((route) => spread(alike(route), 3).includes(route));
    return folder === '' ? distinct : spread(distinct, 12);
  });
}

/** At most so many of a list, evenly taken, its ends among them. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter((_, index) => {
    const step = (all.length - 1) / (most - 1);
    return all.length <= most || Math.round(Math.round(index / step) * step) === index;
  });
