import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';
import { readSettings } from '../../lib/settings';

/** Names Debian's Chromium without windows: a test takes about six tenths of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const { browser } = readSettings();

const CANDIDATES = [
  browser,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

/** Finds a Chrome or Chromium that starts. @param candidates paths, the best first */
export const findBrowser = (candidates: readonly (string | undefined)[] = CANDIDATES): string | undefined =>
  candidates.find((file) => file !== undefined && fs.existsSync(file) && starts(file));

/** Returns how tests and measurements start the browser; default: the lightest that is installed. */
export function launchOptions(executablePath = findBrowser([browser, SHELL]) ?? findBrowser()) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Root, as in most containers, has no sandbox; the rest stops the browser's own requests.
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // Without this, the headless shell renders text differently from a browser with windows.
      '--font-render-hinting=slight',
      // No page reaches the network. Interception would switch the browser's caches off.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  };
}

/** On Linux the file may be Ubuntu's stub of a snap, or a download without its libraries. */
const starts = (file: string) => process.platform !== 'linux' || spawnSync(file, ['--version']).status === 0;
