import { withBasePath } from './base-path';

export const linkAttributes = (href: string): { href: string; rel?: string } => ({
  href: withBasePath(href),
  ...(/^(https?:|\/\/)/.test(href) && { rel: 'noopener' }),
});

/** Returns the URL of a phone number: +61 (0)2 5550 0100 is tel:+61255500100. */
export const phoneLink = (number: string): string => `tel:${number.replace('(0)', '').replace(/[^+\d]/g, '')}`;
