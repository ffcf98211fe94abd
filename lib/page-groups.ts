import { getPages } from './content';
import type { SearchCopy } from './content/schema';
import { getSitePages, type PageKind, type SitePage } from './pages';

type Group = keyof SearchCopy['groups'];

/** The search page itself stands in no list of pages. */
const GROUP_OF = {
  home: 'company',
  about: 'company',
  contact: 'company',
  service: 'services',
  industry: 'industries',
  product: 'products',
  'case-studies': 'caseStudies',
  'case-study': 'caseStudies',
  blog: 'blog',
  post: 'blog',
  search: undefined,
} satisfies Record<PageKind, Group | undefined>;

/** The heading a page stands under in a list of all pages; undefined for the search itself. */
export function groupOf({ kind }: SitePage): string | undefined {
  const group = GROUP_OF[kind];
  return group && getPages().search().data.groups[group];
}

/** All pages under the headings content gives them, in the order of content/pages/search.md. */
export function groupedPages(): { heading: string; pages: SitePage[] }[] {
  const pages = getSitePages();
  return Object.values(getPages().search().data.groups)
    .map((heading) => ({ heading, pages: pages.filter((page) => groupOf(page) === heading) }))
    .filter((group) => group.pages.length > 0);
}
