import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { DataBlock } from '@/components/ui/DataBlock';
import { homeIllustration, menuItems } from '@/lib/site/menu';
import { getBreadcrumbs } from '@/lib/site/pages';
import { structuredData } from '@/lib/site/structured-data';
import type { Site, SiteRoute } from '@/lib/site/types';

type Props = {
  site: Site;
  /** The URL of the page, which may be an alternate one; '' for error pages. */
  url: string;
  /** Default: none, for error pages. */
  route?: SiteRoute;
  children: ReactNode;
};

/** Renders header and footer around a page, its structured data, and a breadcrumb below the first level. */
export function PageShell({ site, url, route, children }: Props) {
  const { company, sharedCopy } = site;
  const path = route?.page.path ?? '/';
  return (
    <>
      <Header
        company={company}
        items={menuItems(site)}
        image={homeIllustration(site)}
        search={sharedCopy.search}
        path={url}
      />
      <main id="main" tabIndex={-1}>
        {route && <DataBlock type="application/ld+json" json={structuredData(site, route)} />}
        {path.lastIndexOf('/') > 0 && (
          <Breadcrumb label={company.labels.breadcrumb} steps={getBreadcrumbs(site, path)} />
        )}
        {children}
      </main>
      <Footer company={company} path={url} />
    </>
  );
}
