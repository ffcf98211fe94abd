/** Ids that link the parts of the structured data. */
import type { ListItem } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import type { Site } from '../types';

/** Returns the id of a part: '#organization' of the home page. */
export const idOf = (site: Site, part: string, path = '/') =>
  `${absoluteUrl(site, path)}${path === '/' ? '/' : ''}#${part}`;

export const reference = (site: Site, part: string, path?: string) => ({ '@id': idOf(site, part, path) });

/** @param index from 0 */
export function listItem(site: Site, index: number, name: string, path: string): ListItem {
  return { '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(site, path) };
}
