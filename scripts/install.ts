/** Finds or installs the programs that tests need: a browser; with `--servers`, nginx. */
import { spawnSync } from 'node:child_process';
import { findBrowser, launchOptions } from './support/find-browser';
import { aptInstall, findNginx } from './support/programs';

if (!findBrowser()) {
  console.log("No Chrome or Chromium found. Trying Playwright's own Chromium.");
  spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
}
for (const packages of [['chromium', 'chromium-headless-shell'], ['chromium']])
  if (!findBrowser()) aptInstall(packages);
if (!findBrowser()) throw new Error('No browser to test with. Install Chrome or Chromium, or set CHROME_PATH to one.');
console.log(`Testing with ${launchOptions().executablePath}`);

if (process.argv.includes('--servers')) {
  if (!findNginx()) aptInstall(['nginx-light']);
  if (!findNginx()) throw new Error('npm run test:all serves the site with nginx. Install nginx.');
}
