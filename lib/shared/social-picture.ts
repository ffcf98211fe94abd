/** The pixels that link previews expect. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 };

/** Returns the path of a page's social image: /og/blog--a-post.png. No slug has a double hyphen. */
export function socialPictureOf(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.png`;
}
