/** What every page says around its content: the way to it, and its facts for search engines. */
import { getBreadcrumbs } from './pages';
import { structuredData } from './structured-data';
import type { Site, SiteRoute } from './types';

export type PageFacts = {
  breadcrumbs: readonly { path: string; name: string }[];
  /** JSON-LD. */
  structuredData: string;
};

export const pageFacts = (site: Site, route: SiteRoute): PageFacts => ({
  breadcrumbs: getBreadcrumbs(site, route.page.path).map(({ path, name }) => ({ path, name })),
  structuredData: structuredData(site, route),
});
