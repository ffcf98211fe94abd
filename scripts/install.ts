/** Finds or installs the programs that tests need: a browser; with `--servers`, nginx. */
import { spawnSync } from 'node:child_process';
import { findBrowser, launchOptions } from './support/find-browser';
import { findNginx } from './support/nginx';

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

/** Installs packages of Debian or Ubuntu, if the user may. The caller checks for the programs afterwards. */
function aptInstall(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  // RUNLEVEL=1: installed servers must not start as services, which would take their ports.
  const install = `${sudo}apt-get update && ${sudo}env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  console.log(`Not found: ${packages.join(', ')}. Trying ${install}`);
  spawnSync(install, { shell: true, stdio: 'inherit' });
}
