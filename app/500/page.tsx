import { ServerErrorPage } from '@/components/templates/ServerErrorPage';
import { buildMetadata } from '@/lib/site/metadata';
import { SERVER_ERROR_PAGE } from '@/lib/site/pages';
import { PageShell } from '../../components/layout/PageShell';
import { getSite } from '../site';

/** Exports 500.html, with which web servers respond to their own errors. Errors in the browser render app/error.tsx. */
export default function ServerErrorRoute() {
  const site = getSite();
  return (
    <PageShell site={site} url="">
      <ServerErrorPage copy={site.sharedCopy['not-found']} />
    </PageShell>
  );
}

export function generateMetadata() {
  const site = getSite();
  const { error } = site.sharedCopy['not-found'];
  return buildMetadata(site, { ...error, path: SERVER_ERROR_PAGE }, { noindex: true });
}
