import './globals.css';
import type { Metadata, Viewport } from 'next';
import { type ReactNode, ViewTransition } from 'react';
import { TooltipProvider } from '@/components/islands/HintTooltip';
import { Ready } from '@/components/islands/Ready';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { withBasePath } from '@/lib/base-path';
import { getPages, getSite } from '@/lib/content';
import { COLOURS } from '@/lib/shared/colours';
import { fontVariables } from './fonts';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '32x32' },
      { url: withBasePath('/icons/favicon.svg'), type: 'image/svg+xml' },
    ],
    apple: withBasePath('/icons/apple-touch-icon.png'),
  },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: COLOURS.light.surface },
    { media: '(prefers-color-scheme: dark)', color: COLOURS.dark.surface },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const site = getSite();
  return (
    <html lang={site.language} className={fontVariables}>
      <body>
        <TooltipProvider>
          <Header site={site} search={getPages().search().data} />
          <main id="main" tabIndex={-1}>
            <ViewTransition>{children}</ViewTransition>
          </main>
          <Footer site={site} />
        </TooltipProvider>
        <Ready />
      </body>
    </html>
  );
}
