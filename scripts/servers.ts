/** Sees to it that the tests have nginx and Caddy: installed ones, else the system's packages. */
import { spawnSync } from 'node:child_process';
import { findCaddy, findNginx } from './support/find-servers';

const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';
const missing = [...(findNginx() ? [] : ['nginx-light']), ...(findCaddy() ? [] : ['caddy'])];

if (missing.length > 0) {
  // Installed only to be started by the tests: no service of the system's own should take ports 80 and 443.
  const install = `${asRoot}apt-get update && ${asRoot}env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  console.log(`No ${missing.join(', no ')} found. Trying ${install}`);
  spawnSync(install, { shell: true, stdio: 'inherit' });
}
if (!findNginx() || !findCaddy()) {
  console.error('The tests serve the site with nginx and Caddy. Install both packages.');
  process.exitCode = 1;
}
