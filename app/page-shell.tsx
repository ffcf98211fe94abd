import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import type { Site } from '@/lib/site/types';

type Props = { site: Pick<Site, 'company' | 'sharedCopy'>; path: string; children: ReactNode };

/** Renders header and footer around every page. */
export function PageShell({ site: { company, sharedCopy }, path, children }: Props) {
  return (
    <>
      <Header company={company} search={sharedCopy.search} path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer company={company} path={path} />
    </>
  );
}
