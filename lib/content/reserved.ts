/** Folders of the export. */
const FOLDERS = ['admin', 'drawings', 'icons', 'images', 'licences', 'og', 'pagefind', 'pictures'];

/** Files of the export, without extensions: Next writes <page>.txt, which would replace robots.txt. */
const FILES = ['favicon', 'feed', 'llms', 'manifest', 'pages', 'robots', 'sitemap', 'vercel'];

/** Names of no page at the first level. Hosts redirect /404 and /index at every level. */
export const RESERVED_NAMES: readonly string[] = [...FOLDERS, ...FILES, '404', 'index'];

/** Names with a meaning below a list: /blog/page/2, /blog/tag/people. */
export const RESERVED_BELOW_LISTS: readonly string[] = ['page', 'tag'];
