import { groupBy } from '../../lib/site/order';
import { IS_ALL } from '../../scripts/test/suites';
import { type Export, readCanonical } from './export';
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

/** Chooses one page of each template in `npm test`, all pages in `npm run test:all`. */
export const listVisits = (site: Export): readonly string[] =>
  IS_ALL ? listPages(site) : Object.values(TEMPLATES).filter((route) => site.routes.includes(route));

/** Lists all pages: of a folder with many pages twelve, and no alias, which shows the page that it names. */
export function listPages(site: Export): readonly string[] {
  const pages = site.routes.filter((route) => [undefined, site.full(route)].includes(readCanonical(site.page(route))));
  const folders = groupBy(pages, (route) => route.slice(0, route.lastIndexOf('/')));
  return [...folders].flatMap(([folder, routes]) => (folder === '' ? routes : spread(routes, 12)));
}

/** Chooses the five pages with the most kinds of elements that no page of another export of the same code has. */
export function listOwnVisits(site: Export, other: Export): readonly string[] {
  const known = new Set(other.routes.flatMap((route) => listKinds(other, route)));
  const countOwn = (route: string) => listKinds(site, route).filter((kind) => !known.has(kind)).length;
  const counted = site.routes.map((route) => ({ route, count: countOwn(route) }));
  return counted
    .sort((one, two) => two.count - one.count)
    .slice(0, 5)
    .map(({ route }) => route);
}

/** The names and classes of the elements in main. */
const listKinds = (site: Export, route: string) => [
  ...new Set(
    readMain(site, route)
      .all('*')
      .flatMap((part) => (part.attribute('class') ?? '').split(' ').map((name) => `${part.tag}.${name}`)),
  ),
];

/** Takes so many of a list at most, evenly, with its ends. */
const spread = (items: readonly string[], most: number): readonly string[] =>
  items.filter((_, index) => {
    const step = (items.length - 1) / (most - 1);
    return items.length <= most || Math.round(Math.round(index / step) * step) === index;
  });
