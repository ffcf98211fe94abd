import type { ReactNode } from 'react';
import { homeIllustration, menuItems } from '@/lib/site/navigation';
import { findPage, getBreadcrumbs } from '@/lib/site/pages';
import { structuredData } from '@/lib/site/structured-data';
import type { Site } from '@/lib/site/types';
import { DataBlock } from '@/ui/DataBlock';
import { Breadcrumb } from './Breadcrumb';
import { Footer } from './Footer';
import { Header } from './Header';

type Props = {
  site: Site;
  /** The URL of the page, which may be an alternate one; '' for error pages. */
  url: string;
  children: ReactNode;
};

export function PageShell({ site, url, children }: Props) {
  const { company, sharedCopy } = site;
  const page = findPage(site, url);
  const isBelow = page && page.path.lastIndexOf('/') > 0;
  return (
    <>
      <Header
        company={company}
        items={menuItems(site, url)}
        image={homeIllustration(site)}
        search={sharedCopy.search}
        path={url}
      />
      <main id="main" tabIndex={-1}>
        {page && <DataBlock type="application/ld+json" json={structuredData(site, url)} />}
        {isBelow && <Breadcrumb label={company.labels.breadcrumb} steps={getBreadcrumbs(site, url)} />}
        {children}
      </main>
      <Footer company={company} path={url} />
    </>
  );
}
