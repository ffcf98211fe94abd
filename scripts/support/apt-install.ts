import { spawnSync } from 'node:child_process';

const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';

/**
 * Asks the system's package manager for what a command needs, where it may. Whether it came is for the caller to see.
 * @param packages Debian's or Ubuntu's names
 */
export function aptInstall(packages: readonly string[]): void {
  // What is installed is only started by this project: no service of the system's own should take a port.
  const install = `${asRoot}apt-get update && ${asRoot}env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  console.log(`Not found: ${packages.join(', ')}. Trying ${install}`);
  spawnSync(install, { shell: true, stdio: 'inherit' });
}
