import { withBasePath } from './base-path';

/** Returns the attributes of every link. */
export const linkAttributes = (href: string): { href: string; rel?: string } => ({
  href: withBasePath(href),
  ...(/^(https?:|\/\/)/.test(href) && { rel: 'noopener' }),
});
