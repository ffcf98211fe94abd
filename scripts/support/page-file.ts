/** The file of an export a route answers with: '/about' → 'about.html'. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
