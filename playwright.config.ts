import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/support/find-browser';
import { FROZEN_ROOT, isFrozenContentLive, MARKETING_ROOT } from './scripts/test/roots';

const browser = launchOptions();
/** One process for all sites: between two tests lies an empty page, and each way there and back would start another. */
const LIGHTER = ['--disable-site-isolation-trials'];

/** The frozen content has an export of its own only where marketing has changed content/. */
const afterFrozenBuild = isFrozenContentLive() ? [] : ['frozen build'];

export default defineConfig<object, { root: string; proved: string }>({
  testDir: 'e2e',
  // Next's packages name no exports, which Node's own modules need: only Next knows next/dynamic.
  tsconfig: './e2e/tsconfig.json',
  fullyParallel: true,
  forbidOnly: true,
  // More than processors: tests of behaviour mostly wait for the page.
  workers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 1),
  reporter: [['list']],
  snapshotPathTemplate: 'e2e/visual/{arg}{ext}',
  // Time in the pages is the tests' own (page.clock); these only bound what hangs.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // A new window costs more than most tests: the page is emptied and its state reset between tests.
    reuseContext: true,
    // A drawing that moves is painted anew in each frame, which was half of a page's work: tests of motion ask for it.
    reducedMotion: 'reduce',
    launchOptions: { ...browser, args: [...browser.args, ...LIGHTER] },
  },
  // The order counts: what takes long begins first. e2e/README.md says what each room is for.
  projects: [
    // One build at a time.
    { name: 'builds', testDir: 'e2e/tools/builds', testIgnore: 'frozen.spec.ts', workers: 1 },
    ...(afterFrozenBuild.length > 0
      ? [{ name: 'frozen build', testDir: 'e2e/tools/builds', testMatch: 'frozen.spec.ts' }]
      : []),
    { name: 'invariants', testDir: 'e2e/invariants', use: { root: 'out' } },
    {
      name: 'specification',
      testDir: 'e2e/specification',
      use: { root: FROZEN_ROOT },
      dependencies: afterFrozenBuild,
    },
    {
      name: 'islands',
      testDir: 'e2e/islands',
      use: { root: FROZEN_ROOT },
      dependencies: afterFrozenBuild,
    },
    {
      name: 'spoken',
      testDir: 'e2e/spoken',
      snapshotPathTemplate: 'e2e/spoken/{arg}{ext}',
      use: { root: FROZEN_ROOT },
      dependencies: afterFrozenBuild,
    },
    { name: 'units', testDir: 'e2e/units' },
    {
      name: 'tools',
      testDir: 'e2e/tools',
      testIgnore: 'builds/**',
      use: { root: FROZEN_ROOT },
      dependencies: afterFrozenBuild,
    },
    // What marketing's work becomes: the same copy of the project, edited and built by the group "builds".
    { name: 'marketing', testDir: 'e2e/marketing', use: { root: MARKETING_ROOT }, dependencies: ['builds'] },
    {
      name: 'edited',
      testDir: 'e2e/invariants',
      // What an edit leaves as it is, the group "invariants" looks at.
      use: { root: MARKETING_ROOT, proved: 'out' },
      dependencies: ['builds'],
    },
  ],
});
