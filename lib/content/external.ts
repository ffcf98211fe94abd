/**
 * Whether an address leads to another site. Pictures there would tell others who reads a page, and the site's policy
 * refuses them. Browsers read past tabs and line ends in an address, so this does too.
 */
export const isExternal = (url: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(url.replace(/[\s\p{Cc}]/gu, ''));

/** Whether an address names another site without its scheme: `//host` and `\\\\host`. */
export const lacksScheme = (url: string): boolean => /^(\/\/|\\)/.test(url);

/** Schemes a link may have; a page drops every other. */
export const hasSafeScheme = (url: string): boolean => /^(https?|mailto|tel):/i.test(url);
