import { withBasePath } from './base-path';

export const linkAttributes = (href: string): { href: string; rel?: string } => ({
  href: withBasePath(href),
  ...(/^(https?:|\/\/)/.test(href) && { rel: 'noopener' }),
});

/** Returns the URL of a phone number: +61 (0)2 5550 0100 is tel:+61255500100. */
export const phoneLink = (number: string): string => `tel:${number.replace('(0)', '').replace(/[^+\d]/g, '')}`;

/**
 * Returns the URL that opens an e-mail. Line breaks are CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
 * @param lines of the body
 */
export function mailto(email: string, subject = '', lines: readonly string[] = []): string {
  const body = lines.join('\r\n').replaceAll(/\r?\n/g, '\r\n');
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== '');
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${email}${query && '?'}${query}`;
}

/** Returns whether a URL is of another site. Removes tabs and line ends first, as browsers do. */
export const isExternal = (url: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/[\\/]|\\)/i.test(url.replace(/[\s\p{Cc}]/gu, ''));
