import { spawnSync } from 'node:child_process';

/** Installs packages of Debian or Ubuntu, if the user may. The caller checks for the programs afterwards. */
export function aptInstall(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  // RUNLEVEL=1: installed servers must not start as services, which would take their ports.
  const install = `${sudo}apt-get update && ${sudo}env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  console.log(`Not found: ${packages.join(', ')}. Trying ${install}`);
  spawnSync(install, { shell: true, stdio: 'inherit' });
}
