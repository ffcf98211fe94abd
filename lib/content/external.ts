/** Returns whether a URL is of another site. Removes tabs and line ends first, as browsers do. */
export const isExternal = (url: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/[\\/]|\\)/i.test(url.replace(/[\s\p{Cc}]/gu, ''));

/** Returns whether a URL names another site without a scheme: `//host`, `/\\host` and `\\\\host`. */
export const lacksScheme = (url: string): boolean => /^(\/[\\/]|\\)/.test(url);

/** Returns whether a page would show a link as plain text, such as one to javascript:. */
export const hasUnsafeScheme = (url: string): boolean =>
  isExternal(url) && !lacksScheme(url) && !/^(https?|mailto|tel):/i.test(url);
