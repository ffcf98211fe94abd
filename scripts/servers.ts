/** Finds or installs nginx and Caddy for the tests. */
import { aptInstall, findCaddy, findNginx } from './support/programs';

aptInstall([...(findNginx() ? [] : ['nginx-light']), ...(findCaddy() ? [] : ['caddy'])]);
if (!findNginx() || !findCaddy()) {
  console.error('The tests serve the site with nginx and Caddy. Install both packages.');
  process.exitCode = 1;
}
