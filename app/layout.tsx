import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SpeculationRules } from '@/components/layout/SpeculationRules';
import { IS_PREVIEW } from '@/lib/is-preview';
import { withBasePath } from '@/lib/url/base-path';
import { COLOURS } from '@/ui/colours';
import { fontVariables } from './fonts';
import { getSite } from './site';

export const metadata: Metadata = {
  // The site's phone numbers are links. iPhones take numbers of companies and standards for others.
  formatDetection: { telephone: false },
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
  const { company } = getSite();
  return (
    <html
      lang={company.language}
      className={fontVariables}
      // The loader sets it in the export.
      data-js={IS_PREVIEW ? '' : undefined}
    >
      <body>
        {children}
        {!IS_PREVIEW && <SpeculationRules />}
      </body>
    </html>
  );
}
