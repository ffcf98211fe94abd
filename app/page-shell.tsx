import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { homeIllustration, menuItems } from '@/lib/site/menu';
import type { Site } from '@/lib/site/types';

type Props = { site: Pick<Site, 'company' | 'sharedCopy' | 'routes' | 'image'>; path: string; children: ReactNode };

/** Renders header and footer around every page. */
export function PageShell({ site, path, children }: Props) {
  const { company, sharedCopy } = site;
  return (
    <>
      <Header
        company={company}
        items={menuItems(site)}
        image={homeIllustration(site)}
        search={sharedCopy.search}
        path={path}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer company={company} path={path} />
    </>
  );
}
