/** `npm run test:watch -- markdown`: runs the unit tests that match again after each change. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const FOLDERS = ['lib', 'hosts', 'components', 'scripts', 'e2e/units', 'e2e/support'];
/** Editors write a file in several steps. */
const QUIET_MS = 150;

let child: ReturnType<typeof spawn> | undefined;
let timer: NodeJS.Timeout | undefined;
const run = () => {
  child?.kill();
  child = spawn('playwright', ['test', '--project=units', '--reporter=dot', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
};

for (const folder of FOLDERS) {
  fs.watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
}
run();
