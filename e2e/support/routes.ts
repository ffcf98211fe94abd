/** Every URL of the specification, written by hand: a list made from the content would lose a page with its file. */
type Route = { path: string; h1: RegExp; canonical: string };

/** The main heading where the specification names it, and the canonical URL of an alias. */
const H1: Record<string, string> = {
  '/': 'Building Bridges between Technology and Progress',
  '/contact': 'Get in Touch',
  '/data-analytics': 'Data Analytics with AI',
  '/integration-services': 'Integration services',
  '/blog/change-in-employee-engagement-perception': 'Change in Employee Engagement Perception',
  '/ebmr': 'Ebmr',
  '/track-and-trace': 'Track and Trace',
  '/edi': 'EDI',
  '/lims': 'LIMS',
  '/regulatory-compliance': 'Regulatory Compliance',
};
const ALIASES: Record<string, string> = { '/services': '/it-services', '/recruitment': '/staff-augmentation' };

export const ROUTES: readonly Route[] = [
  '/',
  '/about',
  '/contact',
  '/cyber-security',
  '/cyber-security-training',
  '/it-services',
  '/services',
  '/staff-augmentation',
  '/recruitment',
  '/life-sciences',
  '/healthcare',
  '/financial-services',
  '/data-analytics',
  '/integration-services',
  '/governance',
  '/case-study',
  '/case-study/application-migration-iris',
  '/case-study/application-development-circular-economy',
  '/case-study/healthcare-integrations-assessment',
  '/blog',
  '/blog/change-in-employee-engagement-perception',
  '/ebmr',
  '/track-and-trace',
  '/edi',
  '/lims',
  '/regulatory-compliance',
].map((path) => ({ path, h1: new RegExp(H1[path] ?? '.'), canonical: ALIASES[path] ?? path }));

/** Pages of the fixture content that the specification does not name. */
export const FURTHER_ROUTES: readonly string[] = ['/accessibility', '/privacy', '/search'];
