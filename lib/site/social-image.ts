/** In pixels, as link previews expect. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

export const SOCIAL_IMAGE_FOLDER = '/og/';

/** Returns the path of a page's social image: /og/blog--a-post.png. No slug has a double hyphen. */
export function socialImageOf(path: string): string {
  return `${SOCIAL_IMAGE_FOLDER}${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.png`;
}
