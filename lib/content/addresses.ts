/** The addresses the site answers, apart from those that content files add. */

/** Pages of app/ with an address of their own, each with the places on it that a link may name. */
export const FIXED_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/about': [],
  '/blog': [],
  '/case-study': [],
  '/contact': [],
  '/cyber-security': ['services', 'portfolio'],
  '/cyber-security-training': [],
  '/governance': [],
  '/it-services': [],
  '/recruitment': [],
  '/services': [],
  '/staff-augmentation': [],
};

/** Ids the layout gives to every page: links may name them, headings of a text may not take them. */
export const SHARED_IDS: readonly string[] = ['main'];

/** Hosts lead /index and /blog/index away to the folder. */
const INDEX = 'index';

/** First parts of addresses that are no pages of the navigation, but answered or meant for later. */
const FOLDERS = ['404', 'admin', 'drawings', 'icons', 'images', 'licences', 'og', 'pagefind', 'pictures', 'search'];

/** Files beside the pages, without their endings: Next writes <page>.txt too, which /robots would have for robots.txt. */
const FILES = ['favicon', 'feed', 'llms', 'manifest', 'pages', 'robots', 'sitemap', 'vercel'];

/** Names no industry or product may take, as they share the first level of addresses. */
export const TAKEN_NAMES: readonly string[] = [
  ...Object.keys(FIXED_PAGES).map((address) => address.slice(1)),
  ...FOLDERS,
  ...FILES,
  INDEX,
];

/** Words with a meaning of their own below /blog and /case-study. */
export const JOURNAL_WORDS: readonly string[] = ['404', INDEX, 'page', 'tag'];
