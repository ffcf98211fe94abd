/** Finds the URLs that search engines should request again, and submits them to IndexNow. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { countOf } from '../../lib/content/problems';
import { absoluteUrl } from '../../lib/site/absolute-url';
import type { Site } from '../../lib/site/types';
import { type Changes, compareExports } from '../changes/compare';
import { findExports } from '../changes/exports';
import { COPY } from '../changes/page';
import { takeSnapshot } from '../changes/snapshot';
import { submit } from './indexnow';

export type AnnounceOptions = {
  /** As for `npm run changes`; default: the site's own URL. */
  compareWith?: string | undefined;
  /** A file for the list of URLs. */
  save?: string | undefined;
  /** A file with a list of URLs to submit. Without it nothing is submitted. */
  send?: string | undefined;
  /** An endpoint; default: IndexNow's own. */
  to?: string | undefined;
  out?: string;
};

export async function announce(
  site: Pick<Site, 'company' | 'pages' | 'listPages'>,
  { compareWith, save, send, to, out = 'out' }: AnnounceOptions,
  print: (line: string) => void,
): Promise<void> {
  const { indexnow: key } = site.company;
  const home = absoluteUrl(site, '/');
  if (key === undefined) {
    const line = `indexnow: "${randomBytes(16).toString('hex')}"`;
    print(`IndexNow is off. To switch it on, add a line above "labels:" in content/site.md and publish it: ${line}`);
  } else if (send === undefined) {
    const { before, after, dispose } = await findExports(compareWith ?? home, out);
    try {
      const now = takeSnapshot(after);
      const listed = new Set([...site.pages, ...site.listPages].map(({ path }) => path));
      const changed = changedPaths(compareExports(takeSnapshot(before), now), now.pages.size, listed);
      print(`${countOf(changed.length, 'URL')} would be submitted (dry run).`);
      for (const path of changed) print(`  ${path}`);
      if (save !== undefined) fs.writeFileSync(save, changed.map((path) => `${path}\n`).join(''));
    } finally {
      dispose();
    }
  } else {
    const paths = fs.readFileSync(send, 'utf8').split('\n').filter(Boolean);
    await submit(home, key, paths, to);
    print(`${countOf(paths.length, 'URL')} submitted to IndexNow.`);
  }
}

/**
 * Returns the paths of new, removed and redirected pages, and of pages whose own copy has changed. Copy of every page,
 * such as the footer, does not count. @param listed paths in the sitemap
 */
export function changedPaths({ pages, changed }: Changes, pageCount: number, listed: ReadonlySet<string>): string[] {
  const shared = pageCount - pages.new.length;
  const own = changed.filter(({ kind, pages: on }) => COPY.includes(kind) && (on.length < shared || shared === 1));
  const present = [...pages.new.map(({ path }) => path), ...pages.moved.map(({ to }) => to)];
  const left = [...pages.moved.map(({ from }) => from), ...pages.removed.map(({ path }) => path)];
  const indexed = [...present, ...own.flatMap(({ pages: on }) => on)].filter((path) => listed.has(path));
  return [...new Set([...indexed, ...left])].sort();
}
