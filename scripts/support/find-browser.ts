import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without windows, a package of Debian's: a test in it takes about six tenths of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

/**
 * Path of a Chrome or Chromium to test with, undefined when there is none.
 * @param candidates where to look, best first: CHROME_PATH, an installed one, Playwright's own
 */
export function findBrowser(candidates: readonly (string | undefined)[] = CANDIDATES): string | undefined {
  return candidates.find((file) => file !== undefined && fs.existsSync(file) && starts(file));
}

/**
 * How tests and measurements start it: on a machine of its own, and without the network.
 * @param executablePath the browser: without it, the lightest that is installed
 */
export function launchOptions(executablePath = findBrowser([process.env.CHROME_PATH, SHELL]) ?? findBrowser()) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Root, as in most containers, has no sandbox; the rest keeps the browser from calling home.
      ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
      // Letters as in a browser with windows, where the shell has others.
      '--font-render-hinting=slight',
      // No page reaches the network. Not by interception, which would keep the browser from its caches.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  };
}

/** On Linux a browser may be there and not start: Ubuntu's stub for a snap, a download without its libraries. */
function starts(file: string): boolean {
  return process.platform !== 'linux' || spawnSync(file, ['--version']).status === 0;
}
