import fs from 'node:fs';
import path from 'node:path';
import { countOf } from '../../lib/content/problems';
import { groupBy } from '../../lib/shared/group-by';
import { describePages, listPages, routeOf } from '../support/export-files';
import { elementsOf } from '../support/html';
import type { CheckedLink } from './check';

const LINKS: Readonly<Record<string, string>> = { a: 'href', iframe: 'src' };

const HEADINGS = { broken: 'Broken', silent: 'No response', refused: 'Refuse programs', redirected: 'Redirected' };

/** Returns the paths of the pages that link to each URL of another site. Fragments are left out. */
export function collectLinks(out: string, origin: string): Map<string, string[]> {
  const links = listPages(out).flatMap((file) =>
    elementsOf(fs.readFileSync(path.join(out, file), 'utf8')).flatMap(({ name, attribs }) => {
      const href = attribs[LINKS[name] ?? ''] ?? '';
      const isOther = /^https?:\/\//.test(href) && URL.canParse(href) && new URL(href).origin !== origin;
      return isOther ? [{ url: new URL(href).href.replace(/#.*/, ''), page: routeOf(file) }] : [];
    }),
  );
  const byUrl = [...groupBy(links, ({ url }) => url)];
  return new Map(byUrl.map(([url, all]) => [url, [...new Set(all.map(({ page }) => page))]]));
}

/** Lists links by their state. `offline`: no link responds, so this machine has most likely no connection. */
export function describeLinks(
  checked: readonly CheckedLink[],
  pagesOf: ReadonlyMap<string, readonly string[]>,
  pageCount: number,
): { state: 'works' | 'broken' | 'offline'; text: string } {
  const isSilent = ({ state }: CheckedLink) => state === 'silent';
  if (checked.length > 0 && checked.every(isSilent))
    return { state: 'offline', text: 'No other site responds: this machine is most likely offline.\n' };
  const sections = Object.entries(HEADINGS).flatMap(([state, heading]) => {
    const links = checked.filter((link) => link.state === state);
    const lines = links.map(
      ({ url, detail }) => `  ${url}  ${detail}\n    ${describePages(pagesOf.get(url) ?? [], pageCount)}\n`,
    );
    return lines.length > 0 ? [`${heading}\n${lines.join('')}`] : [];
  });
  const broken = checked.filter((link) => link.state === 'broken' || isSilent(link)).length;
  const text = [`${countOf(checked.length, 'link')} to other sites, ${broken} broken.\n`, ...sections].join('\n');
  return { state: broken > 0 ? 'broken' : 'works', text };
}
