/** Finds or installs a browser for the tests. */
import { spawnSync } from 'node:child_process';
import { findBrowser, launchOptions } from './support/find-browser';
import { aptInstall } from './support/programs';

if (!findBrowser()) {
  console.log("No Chrome or Chromium found. Trying Playwright's own Chromium.");
  spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
}
if (!findBrowser()) aptInstall(['chromium', 'chromium-headless-shell']);
if (!findBrowser()) aptInstall(['chromium']);

if (findBrowser()) console.log(`Testing with ${launchOptions().executablePath}`);
else {
  console.error('No browser to test with. Install Chrome or Chromium, or set CHROME_PATH to one.');
  process.exitCode = 1;
}
