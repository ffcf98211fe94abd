import { EntryPage } from '@/components/templates/EntryPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { entryContext, sectionsContext } from '@/lib/site/page-context';
import type { Site, SiteRoute } from '@/lib/site/types';

type Props = { site: Site; url: string; route: SiteRoute };

/** Renders a page in its template. */
export function RoutePage({ site, url, route }: Props) {
  if (route.type === 'entry') {
    return <EntryPage view={route.entry.view()} context={entryContext(site, url, route)} />;
  }
  return <SectionsPage {...route} context={sectionsContext(site, url, route)} />;
}
