import type { ReactNode } from 'react';
import { TooltipProvider } from '@/components/islands/HintTooltip';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import type { Site } from '@/lib/site/types';

type Props = Pick<Site, 'company' | 'words'> & { children: ReactNode };

/** What stands around every page: header and footer. */
export function SiteFrame({ company, words, children }: Props) {
  return (
    <TooltipProvider>
      <Header company={company} search={words.search} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer company={company} />
    </TooltipProvider>
  );
}
