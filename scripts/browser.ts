/** Sees to it that the tests have a browser: an installed one, else Playwright's download, else the system's package. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './support/find-browser';

const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';

const ATTEMPTS = [
  ["Playwright's own Chromium", 'npx playwright install chromium'],
  [
    "Debian's or Ubuntu's Chromium",
    `${asRoot}apt-get update && ${asRoot}apt-get install -y --no-install-recommends chromium`,
  ],
] as const;

for (const [name, command] of ATTEMPTS) {
  if (findBrowser()) break;
  console.log(`No Chrome or Chromium found. Trying ${name}: ${command}`);
  run(command);
}

const browser = findBrowser();
if (browser) console.log(`Testing with ${browser}`);
else {
  console.error('No browser to test with. Install Chrome or Chromium, or set CHROME_PATH to one.');
  process.exitCode = 1;
}
