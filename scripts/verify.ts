/**
 * `npm run check:deployed -- https://www.example.com [folder]`: requests every file of out/, or of another export, from
 * a deployed site and lists those that a visitor would not get as they were built. Files that only the site has are not
 * found.
 */
import fs from 'node:fs';
import { asking } from './support/ask';
import { compareDeployed } from './verify/compare';

const [, , url = '', out = 'out'] = process.argv;
if (!URL.canParse(url))
  throw new Error(`npm run check:deployed -- https://www.example.com: expected a URL, found "${url}".`);
if (!fs.existsSync(`${out}/index.html`)) throw new Error(`${out}: found no export. Run npm run build first.`);
const site = url.replace(/\/$/, '');

const { count, differences } = await compareDeployed(out, asking(site));
for (const { file, address, found } of differences) console.error(`${file}  ${site}${address} returns ${found}`);
if (differences.length > 0) {
  console.error(`\n${differences.length} of ${count} files at ${site} differ from ${out}/.`);
  process.exitCode = 1;
} else {
  console.log(`All ${count} files at ${site} equal those in ${out}/.`);
}
