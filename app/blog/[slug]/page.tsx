import { EntryPage } from '@/components/templates/EntryPage';
import { routeMetadata } from '@/lib/site/metadata';
import { entryContext } from '@/lib/site/page-context';
import { findEntry, slugsIn } from '../../find-route';
import { PageShell } from '../../page-shell';
import { getSite } from '../../site';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsIn(getSite(), 'blog');

const urlOf = async ({ params }: Props) => `/blog/${(await params).slug}`;

export async function generateMetadata(props: Props) {
  const site = getSite();
  return routeMetadata(site, findEntry(site, await urlOf(props)));
}

export default async function PostPage(props: Props) {
  const site = getSite();
  const url = await urlOf(props);
  const route = findEntry(site, url);
  return (
    <PageShell site={site} url={url} route={route}>
      <EntryPage view={route.entry.view()} context={entryContext(site, url, route)} />
    </PageShell>
  );
}
