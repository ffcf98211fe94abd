import fs from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chrome or Chromium to test with: CHROME_PATH, an installed one, else Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((file) => file !== undefined && fs.existsSync(file));
}
