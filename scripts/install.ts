/** Finds the programs that tests need: a browser; with `--servers`, nginx. Says in one line what it installs, before it does. */
import { spawnSync } from 'node:child_process';
import { endForUsage, UsageError } from './support/command';
import { findBrowser } from './support/find-browser';
import { findNginx } from './support/nginx';

if (!findBrowser()) install('Chrome or Chromium: downloading that of Playwright', 'npx playwright install chromium');
requireProgram('Chrome or Chromium', findBrowser, 'chromium chromium-headless-shell', 'chromium');
if (process.argv.includes('--servers')) requireProgram('nginx', findNginx, 'nginx-light');

function install(line: string, command: string): void {
  console.log(`Missing: ${line}, by ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

/** Installs a package of Debian or Ubuntu if the program is missing and the user may. @param packages the best first */
function requireProgram(name: string, find: () => string | undefined, ...packages: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  for (const names of packages) {
    if (find()) return;
    if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) break;
    // RUNLEVEL=1: an installed server must not start as a service, which would take its ports.
    const apt = `apt-get update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${names}`;
    install(`${name}: installing the system's package`, isRoot ? apt : `sudo -n sh -c '${apt}'`);
  }
  if (find()) return;
  const line = `Missing: ${name}, which this user may not install. Type sudo apt-get install ${packages.at(-1)}`;
  endForUsage(new UsageError(`${line}, or install it as your system does.`));
}
