/** The example of a section as a page of the site would draw it: for the editor, and for the sheet of the design. */
import type { ReactElement } from 'react';
import type { Section } from '@/lib/definitions/section';
import type { FindPicture } from '@/lib/shared/drawn';
import { contextElsewhere } from './sections-page';
import type { SectionsRoute, Site } from './types';

/** @returns the example on a page that has what it shows, a list or a text; null where the site has no such page */
export function drawExample(site: Site, section: Section, find: FindPicture): ReactElement | null {
  const result = section.read(section.example);
  if (!result.success) return null;
  for (const [path, route] of site.routes) {
    if (route.kind === 'entry' || !hasMatter(section, route)) continue;
    const { data, draw } = result.prepare(find);
    return draw({ context: contextElsewhere(site, path, route, { section, data }), isTitle: false });
  }
  return null;
}

const hasMatter = ({ showsList, showsBody }: Section, route: SectionsRoute): boolean =>
  showsBody ? route.text().html !== '' : route.kind === (showsList ? 'list' : 'page');
