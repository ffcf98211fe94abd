/** Finds and installs the programs of the system that tests use. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const starts = (command: string, argument: string) => spawnSync(command, [argument]).status === 0;

/** Debian's nginx is in the path of root only. */
export const findNginx = () => ['nginx', '/usr/sbin/nginx'].find((command) => starts(command, '-v'));

/** Finds the module of nginx for .br files in Debian's package. */
export const BROTLI_MODULE = ['lib', 'share']
  .map((folder) => `/usr/${folder}/nginx/modules/ngx_http_brotli_static_module.so`)
  .find((file) => fs.existsSync(file));

/** Installs packages of Debian or Ubuntu, if the user may. The caller checks for the programs afterwards. */
export function aptInstall(packages: readonly string[]): void {
  if (packages.length === 0) return;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  // RUNLEVEL=1: installed servers must not start as services, which would take their ports.
  const install = `${sudo}apt-get update && ${sudo}env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  console.log(`Not found: ${packages.join(', ')}. Trying ${install}`);
  spawnSync(install, { shell: true, stdio: 'inherit' });
}
