/** Social pictures: one a page, drawn by scripts/social-pictures.ts in the size link previews ask for. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 };

/**
 * Where a page's social picture lies. A double hyphen stands for the slash, as no slug may hold one.
 * @param path the page's address: /blog/a-post
 * @returns /og/blog--a-post.png; /og/home.png for '/'
 */
export function socialPictureOf(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.png`;
}
