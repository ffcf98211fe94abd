import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/support/find-browser';
import { FIXTURE_ROOT, isFixtureContentLive, MARKETING_ROOT, RESULTS_FILE } from './scripts/test/roots';
import { HAS_ENGINES, IS_ALL } from './scripts/test/suites';

const browser = launchOptions();
/** Uses one process for all sites: tests open an empty page in between, and each change of site would start a process. */
const LIGHTER = ['--disable-site-isolation-trials'];

/** The fixture content has an export of its own only where marketing has changed content/. */
const fixtureBuild = isFixtureContentLive() ? [] : ['fixture build'];

/** A folder of e2e/ that runs on an export of the fixture content. */
const onFixture = (name: string) => ({
  ...suite(name),
  use: { root: FIXTURE_ROOT },
  dependencies: fixtureBuild,
});
const suite = (name: string) => ({
  name,
  testDir: `e2e/${name}`,
  testIgnore: '**/builds/**',
});

export default defineConfig<object, { root: string }>({
  testDir: 'e2e',
  // Next's packages have no exports field, which Node's ES modules need: only Next resolves next/dynamic.
  tsconfig: './e2e/tsconfig.json',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  grepInvert: IS_ALL ? [] : /@all/,
  workers: availableParallelism(),
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: RESULTS_FILE }]],
  snapshotPathTemplate: 'e2e/visual/{arg}{ext}',
  // Tests move the pages' clock; these limits only end what hangs.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // A new window takes longer than most tests: the page is emptied and its state reset between tests.
    reuseContext: true,
    // The browser paints a moving illustration in each frame, which was half of a page's work: tests of motion request it.
    reducedMotion: 'reduce',
    launchOptions: { ...browser, args: [...browser.args, ...LIGHTER] },
  },
  // What takes long begins first. e2e/README.md describes each folder.
  projects: [
    ...(fixtureBuild.length > 0
      ? [{ name: 'fixture build', testDir: 'e2e/tools/builds', testMatch: 'fixture.spec.ts' }]
      : []),
    // One build at a time, next to which the other core has tests.
    ...(IS_ALL ? [{ name: 'builds', testDir: 'e2e/tools/builds', testIgnore: 'fixture.spec.ts', workers: 1 }] : []),
    { ...suite('invariants'), use: { root: 'out' } },
    onFixture('islands'),
    onFixture('specification'),
    onFixture('tools'),
    ...(IS_ALL ? projectsOfAll() : []),
    ...(HAS_ENGINES ? [engine('firefox'), engine('webkit')] : []),
  ],
});

/** The tests with the tag @engines, in a browser of `npx playwright install`. */
function engine(browserName: 'firefox' | 'webkit') {
  return {
    name: browserName,
    grep: /@engines/,
    use: {
      browserName,
      root: FIXTURE_ROOT,
      // No page reaches the network.
      launchOptions: { proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' } },
    },
    dependencies: fixtureBuild,
  };
}

function projectsOfAll() {
  const root = { root: MARKETING_ROOT };
  return [
    onFixture('editor'),
    // The copy of the project that the project "builds" edits as marketing does, and builds.
    { name: 'marketing', testDir: 'e2e/marketing', use: root, dependencies: ['builds'] },
    { name: 'edited', testDir: 'e2e/invariants', use: root, dependencies: ['builds'] },
  ];
}
