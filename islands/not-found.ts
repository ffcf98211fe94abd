import { BASE_PATH } from '@/lib/url/base-path';
import type { Mount } from './runtime/protocol';

/** Logs the missing path, shows the text for a post below /blog/, and adds the words of the path to links to the search. */
export const mount: Mount<{ postTitle: string }> = ({ island, props: { postTitle } }) => {
  const { pathname } = window.location;
  console.info(`Page not found: ${pathname}`);
  window.countOutcome?.('404');
  const post = island.querySelector<HTMLElement>('[data-post]');
  if (post && /\/blog\/./.test(pathname)) {
    post.previousElementSibling?.remove();
    post.hidden = false;
    document.title = postTitle;
  }
  const words = new URLSearchParams({ q: readPathWords(pathname.slice(BASE_PATH.length)) });
  for (const link of island.querySelectorAll<HTMLAnchorElement>('a[href$="/search"]'))
    link.href = `${link.pathname}?${words}`;
};

/** Returns the words of a path, for a search: "cyber security" of /cyber_security.html. */
export function readPathWords(path: string): string {
  return (decode(path.replace(/\.\w+$/, '')).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** A visitor can type any %, also one that encodes nothing. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
