/** Sees to it that the tests have a browser: an installed one, else Playwright's download, else the system's package. */
import { spawnSync } from 'node:child_process';
import { aptInstall } from './support/apt-install';
import { findBrowser } from './support/find-browser';

if (!findBrowser()) {
  console.log("No Chrome or Chromium found. Trying Playwright's own Chromium.");
  spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
}
if (!findBrowser()) aptInstall(['chromium']);

const browser = findBrowser();
if (browser) console.log(`Testing with ${browser}`);
else {
  console.error('No browser to test with. Install Chrome or Chromium, or set CHROME_PATH to one.');
  process.exitCode = 1;
}
