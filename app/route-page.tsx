import { EntryPage } from '@/components/templates/EntryPage';
import { ListPage } from '@/components/templates/ListPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { entryContext, sectionsContext } from '@/lib/site/page-context';
import type { Site, SiteRoute } from '@/lib/site/types';

type Props = { site: Site; url: string; route: SiteRoute };

/** Renders a page in its template. */
export function RoutePage({ site, url, route }: Props) {
  if (route.type === 'entry') {
    return <EntryPage view={route.entry.view()} context={entryContext(site, url, route)} />;
  }
  const context = sectionsContext(site, url, route);
  const { list } = context;
  return list && url !== list.base ? (
    <ListPage list={list} sections={route.sections} context={context} />
  ) : (
    <SectionsPage {...route} context={context} />
  );
}
