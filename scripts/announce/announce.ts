/** Finds which pages search engines should visit again, and tells them. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { absoluteUrl } from '../../lib/site/absolute-url';
import type { Site } from '../../lib/site/types';
import { compareExports } from '../changes/compare';
import { findExports } from '../changes/exports';
import { takeSnapshot } from '../changes/snapshot';
import { listFiles } from '../support/list-files';
import { submissionsOf, submit } from './indexnow';
import { addressesOf, newsOf } from './news';

/** What is wanted. */
export type Errand = {
  /** What out/ is compared with, as findExports takes it: the website itself without it. */
  what?: string | undefined;
  /** Where to keep the list. */
  save?: string | undefined;
  /** A list that was kept, to be told. */
  send?: string | undefined;
  /** The search engine. */
  to: string;
  /** The export with the new pages. */
  out?: string;
};

/**
 * @param say prints a line
 * @throws in words for the person at the keyboard
 */
export async function announce(
  site: Pick<Site, 'company'>,
  { what, save, send, to, out = 'out' }: Errand,
  say: (line: string) => void,
): Promise<void> {
  const { indexnow: key } = site.company;
  const address = absoluteUrl(site, '/');
  if (key === undefined) {
    const made = randomBytes(16).toString('hex');
    say('IndexNow is off: search engines find changes by themselves, some days later. To switch it on, add this line');
    say(`to content/site.md, above "labels:", and publish it: indexnow: "${made}"`);
  } else if (send === undefined) {
    const news = await findNews(what ?? address, out, address);
    say(`${news.length} address(es) to tell of. Nothing is sent.`);
    for (const one of news) say(`  ${one}`);
    if (save !== undefined) fs.writeFileSync(save, news.map((one) => `${one}\n`).join(''));
  } else {
    const news = fs.readFileSync(send, 'utf8').split('\n').filter(Boolean);
    for (const submission of submissionsOf(address, key, news)) await submit(submission, to);
    say(`${new URL(to).host} is told of ${news.length} address(es).`);
  }
}

/** @param site the address of the website, without a slash at its end */
async function findNews(what: string, out: string, site: string): Promise<string[]> {
  const { before, after, dispose } = await findExports(what, out);
  try {
    const now = takeSnapshot(after);
    const maps = listFiles(after).filter((file) => /^sitemap(-\d+)?\.xml$/.test(file));
    const listed = maps.flatMap((file) => addressesOf(fs.readFileSync(path.join(after, file), 'utf8'), site));
    return newsOf(compareExports(takeSnapshot(before), now), now.pages.size, new Set(listed));
  } finally {
    dispose();
  }
}
