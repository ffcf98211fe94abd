/** Finds the URLs that search engines should request again, and submits them to IndexNow. */
import { randomBytes } from 'node:crypto';
import { countOf } from '../../lib/content/problems';
import { absoluteUrl } from '../../lib/site/absolute-url';
import { type DatedSite, lastChange } from '../../lib/site/sitemap';
import type { Site } from '../../lib/site/types';
import { submit } from './indexnow';

type AnnouncedSite = DatedSite & Pick<Site, 'redirects' | 'gone'>;

export type AnnounceOptions = {
  /** The day of the deployment. */
  day: string;
  /** Whether the URLs are submitted; default: they are listed. */
  send?: boolean | undefined;
  /** An endpoint; default: IndexNow's own. */
  endpoint?: string | undefined;
};

/**
 * Lists or submits the URLs that a deployment changes. Without a key in content/site.md it prints a new key instead.
 * @throws if the endpoint does not accept the URLs
 */
export async function announce(
  site: AnnouncedSite,
  { day, send = false, endpoint }: AnnounceOptions,
  print: (line: string) => void,
): Promise<void> {
  const { indexnow: key } = site.company;
  if (key === undefined) {
    const line = `indexnow: "${randomBytes(16).toString('hex')}"`;
    print(`IndexNow is off. To switch it on, add a line above "labels:" in content/site.md and publish it: ${line}`);
    return;
  }
  const paths = changedPaths(site, day);
  if (send) {
    await submit(absoluteUrl(site, '/'), key, paths, endpoint);
    print(`${countOf(paths.length, 'URL')} submitted to IndexNow.`);
  } else {
    print(`${countOf(paths.length, 'URL')} of ${day}. To submit them: npx tsx scripts/announce.ts --send`);
  }
  for (const path of paths) print(`  ${path}`);
}

/**
 * Returns the paths of pages whose content changed on a day, of redirects to these pages, and of removed pages. Nothing
 * stores the day of a removal, so every removed page is in each list.
 */
function changedPaths(site: AnnouncedSite, day: string): string[] {
  const pages = [...site.pages, ...site.listPages].map(({ path }) => path);
  const changedPages = pages.filter((path) => lastChange(site, path) === day);
  const redirectedPaths = [...site.redirects].flatMap(([from, to]) => (changedPages.includes(to) ? [from] : []));
  return [...new Set([...changedPages, ...redirectedPaths, ...site.gone])].sort();
}
