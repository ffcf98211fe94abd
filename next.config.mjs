import { availableParallelism } from 'node:os';

// https://nextjs.org/telemetry#how-do-i-opt-out
process.env.NEXT_TELEMETRY_DISABLED = '1';

const isPreview = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // scripts/build.ts moves .next/out to out/ once it is complete. In development `export` makes Next respond to an unknown URL with an error instead of the 404 page.
  ...(isPreview ? {} : { output: 'export', distDir: '.next/out' }),
  // route.dev.ts is a route of the preview only.
  pageExtensions: [...(isPreview ? ['dev.ts'] : []), 'tsx', 'ts'],
  // The badge covers a corner of the page that marketing looks at.
  devIndicators: false,
  trailingSlash: false,
  // A project site on GitHub Pages is below a folder; lib/url/base-path.ts reads the same variable.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // next/image is not used: its default loader writes URLs that no static host serves.
  images: { unoptimized: true },
  // `npm test` checks them before: within `next build` the two together would take twice the memory.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Pages that have not changed stay equal byte for byte.
  generateBuildId: () => 'export',
  experimental: {
    cpus: availableParallelism(),
    // The server's code runs once, on this machine: small code and source maps were a quarter of a build.
    turbopackMinify: { server: false },
    turbopackSourceMaps: false,
  },
  turbopack: {
    // Next would take the folder of a lock file above the project.
    root: import.meta.dirname,
    // app/site.ts requires the content, so that the preview follows it.
    rules: { '*.md': { type: 'text' } },
    // Chromium knows :target-current (components/parts/Prose.css), and the CSS parser passes it on with a warning:
    // https://drafts.csswg.org/css-overflow-5/#scroll-target-group
    ignoreIssue: [{ path: '**/app/globals.css', description: /^'target-current' is not recognized/ }],
  },
};

export default config;
