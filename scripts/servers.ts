/** Finds or installs nginx and Caddy for the tests. */
import { aptInstall } from './support/apt-install';
import { findCaddy, findNginx } from './support/find-servers';

const missing = [...(findNginx() ? [] : ['nginx-light']), ...(findCaddy() ? [] : ['caddy'])];
if (missing.length > 0) aptInstall(missing);
if (!findNginx() || !findCaddy()) {
  console.error('The tests serve the site with nginx and Caddy. Install both packages.');
  process.exitCode = 1;
}
