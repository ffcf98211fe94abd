import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const answers = (command: string, argument: string) => spawnSync(command, [argument]).status === 0;

/** Debian's nginx is not in the path of other users than root. */
export const findNginx = () => ['nginx', '/usr/sbin/nginx'].find((command) => answers(command, '-v'));
export const findCaddy = () => ['caddy', '/usr/bin/caddy'].find((command) => answers(command, 'version'));

/** The module of nginx for .br files, in Debian's package. */
export const BROTLI_MODULE = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
].find((file) => fs.existsSync(file));
