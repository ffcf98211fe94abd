/** What a visitor's first request of each page weighs on the wire, from the files themselves. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bestBrotli } from '../post-export/compress';
import { listFiles } from '../support/list-files';
import { leadsOn, routeOf } from '../support/page-file';
import { attribute, elementsOf } from '../support/tree';

export type Weight = {
  route: string;
  /** Bytes: brotli, fonts as they are. */
  html: number;
  css: number;
  fonts: number;
  /** Chunks, once the visitor acts. */
  scripts: number;
  /** The page's own data for React, once the visitor acts. */
  data: number;
};

const brotliBytes = (source: Buffer) => brotliCompressSync(source, bestBrotli(source)).length;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * @param out an export, finished or not
 * @param base its base path
 * @returns one entry a page but not-found pages and other makers', sorted by route
 */
export function weighPages(out: string, base = ''): Weight[] {
  const known = new Map<string, number>();
  const weigh = (address: string) => {
    const file = path.join(out, address.slice(base.length));
    const bytes = known.get(file) ?? brotliBytes(fs.readFileSync(file));
    known.set(file, bytes);
    return bytes;
  };
  return listFiles(out)
    .filter((file) => file.endsWith('.html') && !/^(admin\/|_not-found|(.*\/)?404\.html)/.test(file))
    .map((file) => ({ file, html: fs.readFileSync(path.join(out, file), 'utf8') }))
    .filter(({ html }) => !leadsOn(html))
    .map(({ file, html }) => {
      const elements = elementsOf(html);
      const addresses = (tag: string, name: string, wanted: (rel: string, as: string) => boolean = () => true) =>
        elements
          .filter((one) => one.tagName === tag && wanted(attribute(one, 'rel') ?? '', attribute(one, 'as') ?? ''))
          .flatMap((one) => (attribute(one, name) ?? '').split(' ').filter(Boolean));
      const modern = elements.filter((one) => one.tagName === 'script' && attribute(one, 'nomodule') === undefined);
      const scripts = modern.flatMap((one) => (attribute(one, 'data-src') ?? attribute(one, 'src') ?? '').split(' '));
      const isData = (address: string) => address.includes('/static/pages/');
      const fonts = addresses('link', 'href', (rel, as) => rel === 'preload' && as === 'font');
      return {
        route: routeOf(file),
        html: brotliBytes(Buffer.from(html)),
        css: sum(addresses('link', 'href', (rel) => rel === 'stylesheet').map(weigh)),
        fonts: sum(fonts.map((address) => fs.statSync(path.join(out, address.slice(base.length))).size)),
        // Weighed when somebody asks: every page has data of its own.
        get scripts() {
          return sum(scripts.filter((address) => address && !isData(address)).map(weigh));
        },
        get data() {
          return sum(scripts.filter(isData).map(weigh));
        },
      };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
