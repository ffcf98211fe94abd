import { availableParallelism } from 'node:os';

/** @type {import('next').NextConfig} */
const config = {
  // In development `export` makes Next respond to an unknown URL with an error instead of the 404 page.
  ...(process.env.NODE_ENV === 'development' ? {} : { output: 'export' }),
  // The badge covers a corner of the page that marketing looks at.
  devIndicators: false,
  trailingSlash: false,
  // A project site on GitHub Pages is below a folder; lib/shared/base-path.ts reads the same variable.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // next/image is not used: its default loader writes URLs that no static host serves.
  images: { unoptimized: true },
  // scripts/build.ts checks types before: within `next build` the two together would take twice the memory.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Pages that have not changed stay equal byte for byte.
  generateBuildId: () => 'export',
  experimental: { cpus: availableParallelism() },
  turbopack: {
    // Chromium knows :target-current (app/styles/reading.css), and the CSS parser passes it on with a warning:
    // https://drafts.csswg.org/css-overflow-5/#scroll-target-group
    ignoreIssue: [{ path: '**/app/globals.css', description: /^'target-current' is not recognized/ }],
  },
};

export default config;
