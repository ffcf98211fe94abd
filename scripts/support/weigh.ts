import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '../precompress';
import { isErrorPage, listPages, redirectsOnly, routeOf } from './export-files';
import { elementsOf } from './html';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns a function that weighs the file of a URL as a visitor loads it: brotli at its best level, fonts as they are. */
function weighIn(out: string, base: string) {
  const weights = new Map<string, number>();
  return (url: string): number => {
    const source = fs.readFileSync(path.join(out, url.slice(base.length)));
    if (url.endsWith('.woff2')) return source.length;
    const bytes = weights.get(url) ?? brotliCompressSync(source, brotliOptions(source)).length;
    weights.set(url, bytes);
    return bytes;
  };
}

/** Weighs the first request of each page, without its images. @param base the path the site is below, '' for none */
export function weighPages(out: string, base = ''): { route: string; html: number; css: number; fonts: number }[] {
  const weigh = weighIn(out, base);
  return listPages(out).flatMap((file) => {
    const html = fs.readFileSync(path.join(out, file), 'utf8');
    if (isErrorPage(file) || redirectsOnly(html)) return [];
    const links = elementsOf(html).filter(({ name }) => name === 'link');
    const weightOf = (isWanted: (attributes: Record<string, string>) => boolean) =>
      sum(links.flatMap(({ attribs }) => (isWanted(attribs) ? weigh(attribs.href ?? '') : [])));
    const css = weightOf(({ rel }) => rel === 'stylesheet');
    const fonts = weightOf(({ as }) => as === 'font');
    return [{ route: routeOf(file), html: weigh(`${base}/${file}`), css, fonts }];
  });
}
