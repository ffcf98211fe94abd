import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../images/file';
import { fileOf, listFiles, routeOf } from './export-files';
import { elementsOf, textOf } from './html';
import { inParallel } from './in-parallel';
import { reasonOf, request } from './request';

const isLive = (file: string) => file.endsWith('.html') && !/^(admin\/|_not-found[./])|404\.html$/.test(file);

/** Stores the pages of a live site as an export. Other files are copies of `out`: only pages can differ. */
export async function downloadSite(site: string, out: string, into: string): Promise<void> {
  fs.cpSync(out, into, { recursive: true, filter: (file) => !isLive(path.relative(out, file)) });
  const paths = new Set(listFiles(out).filter(isLive).map(routeOf));
  const sitemaps = ['/sitemap.xml'];
  for (const sitemap of sitemaps) {
    const elements = elementsOf((await download(site + sitemap)) ?? '', true);
    for (const loc of elements.filter(({ name }) => name === 'loc')) {
      const url = new URL(textOf(loc)).pathname.slice(new URL(site).pathname.length - 1) || '/';
      if (url.endsWith('.xml')) sitemaps.push(url);
      else paths.add(url);
    }
  }
  await inParallel([...paths], async (page) => {
    const html = await download(site + page);
    if (html !== undefined) writeWhole(path.join(into, fileOf(page)), html);
  });
}

/** Returns the text at a URL; undefined for a redirect or a missing page. */
async function download(url: string): Promise<string | undefined> {
  const { status, body } = await request(url).catch((error) => {
    throw new Error(`${url} does not respond: ${reasonOf(error)}`);
  });
  if (status >= 400 && status !== 404 && status !== 410) {
    throw new Error(`${url} responds with ${status}: only a site without errors can be compared`);
  }
  return status === 200 ? body.toString() : undefined;
}
