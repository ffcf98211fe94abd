/** Addresses of the not-found pages: of the whole site, and of hosts that know one for each folder. */
export const MISSING_PAGE = '/404';
export const MISSING_POST = '/blog/404';
