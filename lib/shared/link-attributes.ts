import { withBasePath } from './base-path';

/** What every link of the site has beside its words: where it leads, and no way back for another site. */
export const linkAttributes = (href: string): { href: string; rel?: string } => ({
  href: withBasePath(href),
  ...(/^(https?:|\/\/)/.test(href) && { rel: 'noopener' }),
});
