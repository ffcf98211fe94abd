import type { ReactElement } from 'react';
import type { Section } from '@/lib/definitions/section';
import type { FindImage } from '@/lib/shared/with-images';
import { sectionsContext } from './page-context';
import type { SectionsRoute, Site } from './types';

/** Renders a section's example on a page that can show it; null if the site has no such page. */
export function renderExample(site: Site, section: Section, find: FindImage): ReactElement | null {
  const result = section.read(section.example, find);
  if (!result.success) return null;
  for (const [path, route] of site.routes) {
    if (route.type === 'entry' || !canShow(section, route)) continue;
    const { data, render } = result;
    return render({ context: sectionsContext(site, path, route, [{ section, data }]), isTitle: false });
  }
  return null;
}

const canShow = ({ showsList, showsBody }: Section, route: SectionsRoute): boolean =>
  showsBody ? route.text().html !== '' : route.type === (showsList ? 'list' : 'page');
