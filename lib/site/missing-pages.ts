/** Paths of the not-found pages: of the site, and of the folder for hosts that support one per folder. */
export const MISSING_PAGE = '/404';
export const MISSING_POST = '/blog/404';
