/** What is known of links to other sites, page by page, for whoever can mend them. */
import { groupBy } from '../../lib/shared/group-by';
import { placeOf } from '../support/place-of';
import type { CheckedLink } from './check';

export type Findings = {
  state: 'works' | 'broken' | 'offline';
  words: string;
};

/**
 * @param pages the pages that lead to each link
 * @param pageCount how many pages there are
 */
export function describeLinks(
  checked: readonly CheckedLink[],
  pages: ReadonlyMap<string, readonly string[]>,
  pageCount: number,
): Findings {
  const silent = checked.filter(({ state }) => state === 'silent');
  const broken = checked.filter(({ state }) => state === 'broken' || state === 'silent');
  const refused = checked.filter(({ state }) => state === 'refused');
  const moved = checked.filter(({ state, told }) => state === 'works' && told !== '');
  if (checked.length > 0 && silent.length === checked.length) {
    const words = `None of the links to other sites (${checked.length}) gives an answer: this machine is most likely offline. Nothing is known of them.\n`;
    return { state: 'offline', words };
  }
  const works = checked.length - broken.length - refused.length;
  const parts = [
    `Links to other sites: ${checked.length}. Work: ${works}. Broken: ${broken.length}. Refuse to answer programs: ${refused.length}.\n`,
    section('Broken', broken),
    section('Refused: look at these yourself', refused),
    section('Lead on to another address', moved),
  ];
  return { state: broken.length > 0 ? 'broken' : 'works', words: parts.filter(Boolean).join('\n') };

  function section(heading: string, links: readonly CheckedLink[]): string {
    const byPlace = groupBy(links, ({ url }) => placeOf(pages.get(url) ?? [], pageCount));
    const places = [...byPlace].map(([place, on]) =>
      [`  ${place}`, ...on.map(({ url, told }) => `    ${url}  ${told}`)].join('\n'),
    );
    return places.length === 0 ? '' : `${heading}\n${places.join('\n')}\n`;
  }
}
