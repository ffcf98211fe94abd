import { groupBy } from '../../lib/site/order';
import { IS_ALL } from '../../scripts/test/suites';
import { type Export, readCanonical } from './export';

/** Pages that together have every section and every template: their pictures are compared. */
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
  'not-found': '/nowhere',
} as const;

/** Pages of sections, a template of which `npm test` visits home, contact, cyber security and governance. */
const OTHERS_OF_SECTIONS: readonly string[] = [
  TEMPLATES.about,
  TEMPLATES.training,
  TEMPLATES['it-services'],
  TEMPLATES['staff-augmentation'],
  TEMPLATES['case-studies'],
];

/** Pages that marketing has made (support/marketing.ts), with every section, every block, photos, and several posts. */
const OF_MARKETING = ['/every-section', '/blog/every-block', '/blog/a-post-with-photos', '/careers', '/blog'];

/** Chooses one page of each template in `npm test`, all pages in `npm run test:all`; of marketing's copy only its own. */
export function listVisits(site: Export): readonly string[] {
  if (OF_MARKETING.every((route) => site.routes.includes(route))) return OF_MARKETING;
  if (IS_ALL) return listPages(site);
  return Object.values(TEMPLATES).filter((route) => site.routes.includes(route) && !OTHERS_OF_SECTIONS.includes(route));
}

/** Lists all pages: of a folder with many pages twelve, and no alias, which shows the page that it names. */
export function listPages(site: Export): readonly string[] {
  const pages = site.routes.filter((route) => [undefined, site.full(route)].includes(readCanonical(site.page(route))));
  const folders = groupBy(pages, (route) => route.slice(0, route.lastIndexOf('/')));
  return [...folders].flatMap(([folder, routes]) => (folder === '' ? routes : spread(routes, 12)));
}

/** Takes so many of a list at most, evenly, with its ends. */
const spread = (items: readonly string[], most: number): readonly string[] =>
  items.filter((_, index) => {
    const step = (items.length - 1) / (most - 1);
    return items.length <= most || Math.round(Math.round(index / step) * step) === index;
  });
