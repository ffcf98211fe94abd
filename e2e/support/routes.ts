/** Every URL of the specification, written by hand: a list made from the content would lose a page with its file. */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/cyber-security',
  '/cyber-security-training',
  '/it-services',
  '/staff-augmentation',
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
];
/** Further URLs, each of a page above. */
export const ALIASES = { '/services': '/it-services', '/recruitment': '/staff-augmentation' };

export const ROUTES: readonly string[] = [...PAGES, ...Object.keys(ALIASES)];
