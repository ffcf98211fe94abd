import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Ready } from '@/components/islands/Ready';
import { SpeculationRules } from '@/components/layout/SpeculationRules';
import { withBasePath } from '@/lib/shared/base-path';
import { COLOURS } from '@/lib/shared/colours';
import { fontVariables } from './fonts';
import { getSite } from './site';
import { SiteFrame } from './site-frame';

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
  const { company, words } = getSite();
  return (
    <html lang={company.language} dir={company.direction} className={fontVariables}>
      <body>
        <SiteFrame company={company} words={words}>
          {children}
        </SiteFrame>
        <Ready />
        <SpeculationRules />
      </body>
    </html>
  );
}
