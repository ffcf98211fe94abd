/** `npm run check:deployed -- https://www.example.com [folder]`: compares a deployed site with out/, or with another export. */
import fs from 'node:fs';
import { request } from './support/request';
import { compareDeployed } from './verify/compare';

const [, , url = '', out = 'out'] = process.argv;
if (!URL.canParse(url))
  throw new Error(`npm run check:deployed -- https://www.example.com: expected a URL, found "${url}".`);
if (!fs.existsSync(`${out}/index.html`)) throw new Error(`${out}: found no export. Run npm run build first.`);
const site = url.replace(/\/$/, '');

const { count, differences } = await compareDeployed(out, (path) => request(site + path));
for (const { file, path, found } of differences) console.error(`${file}  ${site}${path} returns ${found}`);
if (differences.length > 0) {
  console.error(`\n${differences.length} of ${count} files at ${site} differ from ${out}/.`);
  process.exitCode = 1;
} else {
  console.log(`All ${count} files at ${site} equal those in ${out}/.`);
}
