/**
 * Every address the site promises, written out by hand on purpose: a list made from the loaders would lose a
 * page together with the page.
 */
export type Route = {
  path: string;
  /** What a visitor reads as the page's one h1. */
  h1: string | RegExp;
  /** The address search engines shall keep, where it is another one. */
  canonical?: string;
};

export const ROUTES: readonly Route[] = [
  { path: '/', h1: 'Building Bridges between Technology and Progress' },
  { path: '/about', h1: /./ },
  { path: '/contact', h1: 'Get in Touch' },
  { path: '/cyber-security', h1: /./ },
  { path: '/cyber-security-training', h1: /./ },
  { path: '/it-services', h1: /./ },
  { path: '/services', h1: /./, canonical: '/it-services' },
  { path: '/staff-augmentation', h1: /./ },
  { path: '/recruitment', h1: /./, canonical: '/staff-augmentation' },
  { path: '/life-sciences', h1: /./ },
  { path: '/healthcare', h1: /./ },
  { path: '/financial-services', h1: /./ },
  { path: '/data-analytics', h1: /Data Analytics with AI/ },
  { path: '/integration-services', h1: /Interoperability/ },
  { path: '/governance', h1: /./ },
  { path: '/case-study', h1: /./ },
  { path: '/case-study/application-migration-iris', h1: /./ },
  { path: '/case-study/application-development-circular-economy', h1: /./ },
  { path: '/case-study/healthcare-integrations-assessment', h1: /./ },
  { path: '/blog', h1: /./ },
  { path: '/blog/change-in-employee-engagement-perception', h1: 'Change in Employee Engagement Perception' },
  { path: '/ebmr', h1: 'Ebmr' },
  { path: '/track-and-trace', h1: 'Track and Trace' },
  { path: '/edi', h1: 'EDI' },
  { path: '/lims', h1: 'LIMS' },
  { path: '/regulatory-compliance', h1: 'Regulatory Compliance' },
];

/** Pages of the frozen content beside those of the specification. */
export const FURTHER_ROUTES: readonly string[] = ['/accessibility', '/privacy', '/search'];
