/** Links to other sites, as the pages of an export have them. */
import fs from 'node:fs';
import path from 'node:path';
import { pageFiles } from '../support/host-facts';
import { routeOf } from '../support/page-file';
import { attribute, elementsOf } from '../support/tree';

/** What leads a visitor elsewhere, or shows another site within the page. */
const LEADING: Readonly<Record<string, string>> = { a: 'href', iframe: 'src' };

/**
 * @param out the export
 * @param origin of the website: what leads there is no link to another site
 * @returns each address, without the place on its page, and the pages that lead to it
 */
export function collectLinks(out: string, origin: string): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const file of pageFiles(out)) {
    for (const element of elementsOf(fs.readFileSync(path.join(out, file), 'utf8'))) {
      const address = attribute(element, LEADING[element.tagName] ?? '') ?? '';
      if (!/^https?:\/\//.test(address) || !URL.canParse(address)) continue;
      const url = new URL(address);
      url.hash = '';
      if (url.origin === origin) continue;
      const pages = links.get(url.href) ?? [];
      links.set(url.href, [...new Set([...pages, routeOf(file)])]);
    }
  }
  return links;
}
