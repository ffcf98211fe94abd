import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Debian's nginx is in the path of root only. */
export const findNginx = () => ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);

/** Finds the module of nginx for .br files in Debian's package. */
export const BROTLI_MODULE = ['lib', 'share']
  .map((folder) => `/usr/${folder}/nginx/modules/ngx_http_brotli_static_module.so`)
  .find((file) => fs.existsSync(file));
