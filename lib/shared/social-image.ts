/** In pixels, as link previews expect. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

/** Returns the path of a page's social image: /og/blog--a-post.png. No slug has a double hyphen. */
export function socialImageOf(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.png`;
}
