/** First parts of addresses that no page may have, as something else of the export lies there. */

/** Folders; a host would list them or answer with what is in them. */
const FOLDERS = ['admin', 'drawings', 'icons', 'images', 'licences', 'og', 'pagefind', 'pictures'];

/** Files beside the pages, without their endings: Next writes <page>.txt too, which /robots would have for robots.txt. */
const FILES = ['favicon', 'feed', 'llms', 'manifest', 'pages', 'robots', 'sitemap', 'vercel'];

/** Names no page at the first level may take; /404 and /index are no names at any level, as hosts lead them away. */
export const RESERVED_NAMES: readonly string[] = [...FOLDERS, ...FILES, '404', 'index'];

/** Words with a meaning of their own below the address of a list: /blog/page/2, /blog/tag/people. */
export const RESERVED_BELOW_LISTS: readonly string[] = ['page', 'tag'];
