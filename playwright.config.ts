import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/support/find-browser';

const PORT = Number(process.env.TEST_PORT ?? 4173);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  // Tests of the finisher have nothing to look at where it is off; all others hold either way.
  testIgnore: process.env.FINISH === 'off' ? 'finish/**' : [],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  snapshotPathTemplate: 'e2e/visual/{arg}{ext}',
  // Time in the pages is the tests' own (page.clock); these only bound what hangs.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Root, as in most containers, has no sandbox; the rest keeps the browser from calling home.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  webServer: {
    command: `npx serve out -c ../hosts/generated/serve.json -L --no-port-switching -l ${PORT}`,
    url: `http://localhost:${PORT}/about`,
    reuseExistingServer: false,
  },
});
