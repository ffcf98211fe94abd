/** Returns the file of an export for a route: '/about' → 'about.html'. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Returns the route of a page's file: 'about.html' → '/about'. */
export const routeOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Whether a page only redirects, on a host without redirects (redirect-page.ts). */
export const redirectsOnly = (html: string): boolean => html.includes('<meta http-equiv="refresh"');
