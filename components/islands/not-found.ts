import { nearestPages } from '@/lib/search/nearest-pages';
import { BASE_PATH, withBasePath } from '@/lib/shared/base-path';
import type { Mount } from './protocol';

/** Logs the missing path, shows the text for a post below /blog/, and lists the pages with the nearest URLs. */
export const mount: Mount<{ postTitle: string }> = async ({ island, props: { postTitle } }) => {
  const { pathname } = window.location;
  console.info(`Page not found: ${pathname}`);
  window.countOutcome?.('404');
  const post = island.querySelector<HTMLElement>('[data-post]');
  if (post && /\/blog\/./.test(pathname)) {
    post.previousElementSibling?.remove();
    post.hidden = false;
    document.title = postTitle;
  }
  await listNearestPages(island).catch(() => {});
};

async function listNearestPages(island: HTMLElement) {
  const list = island.querySelector<HTMLElement>('nav[hidden]');
  const item = list?.querySelector('li');
  if (!list || !item) return;
  const response = await fetch(withBasePath('/pages.json'));
  const pages = nearestPages(window.location.pathname.slice(BASE_PATH.length), await response.json());
  for (const { path, name } of pages) {
    const row = item.cloneNode(true) as HTMLElement;
    const link = row.querySelector('a');
    if (!link) continue;
    link.href = withBasePath(path);
    link.textContent = name;
    item.before(row);
  }
  item.remove();
  list.hidden = pages.length === 0;
}
