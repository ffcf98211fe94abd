import { withBasePath } from './base-path';

export const linkAttributes = (href: string): { href: string; rel?: string } => ({
  href: withBasePath(href),
  ...(/^(https?:|\/\/)/.test(href) && { rel: 'noopener' }),
});
