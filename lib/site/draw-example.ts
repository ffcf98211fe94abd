/** The example of a section as a page of the site would draw it: for the editor, and for the sheet of the design. */
import type { ReactElement } from 'react';
import type { Section } from '@/lib/definitions/section';
import type { FindPicture } from '@/lib/shared/drawn';
import { contextOf } from './context';
import type { Site, SiteRoute } from './types';

/** @returns the example on a page that has what it shows, a list or a text; null where the site has no such page */
export function drawExample(site: Site, section: Section, find: FindPicture): ReactElement | null {
  const result = section.read(section.example);
  const place = [...site.routes].find(([, route]) => hasMatter(section, route));
  if (!result.success || !place) return null;
  return result.prepare(find)({ context: contextOf(site, ...place), isTitle: false });
}

function hasMatter({ showsList, showsBody }: Section, { kind, page }: SiteRoute): boolean {
  if (showsBody) return page.type === 'post';
  return kind === (showsList ? 'list' : 'page');
}
