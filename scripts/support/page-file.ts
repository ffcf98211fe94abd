/** The file of an export a route answers with: '/about' → 'about.html'. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The route a page's file answers: 'about.html' → '/about'. */
export const routeOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Whether a page shows nothing and only redirects, for a host without redirects: redirect-page.ts. */
export const leadsOn = (html: string): boolean => html.includes('<meta http-equiv="refresh"');
