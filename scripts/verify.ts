/**
 * `npm run verify -- https://www.example.com [folder]`: requests every file of out/, or of another export, from a deployed
 * site and says what a visitor would not get as it was built. Files that are there and not in the export are not seen.
 * Exit code 1 when anything differs. The address may end with the folder the site lies below.
 */
import fs from 'node:fs';
import { asking } from './support/ask';
import { compareDeployed } from './verify/compare';

const [, , address = '', out = 'out'] = process.argv;
if (!URL.canParse(address)) throw new Error(`npm run verify -- https://www.example.com: not an address: "${address}"`);
if (!fs.existsSync(`${out}/index.html`)) throw new Error(`${out}: no export; run npm run build first`);
const site = address.replace(/\/$/, '');

const { count, differences } = await compareDeployed(out, asking(site));
for (const { file, address: at, found } of differences) console.error(`${file}  ${site}${at} answers with ${found}`);
if (differences.length > 0) {
  console.error(`\n${differences.length} of ${count} files are not at ${site} as they are in ${out}/.`);
  process.exitCode = 1;
} else {
  console.log(`All ${count} files are at ${site} as they are in ${out}/.`);
}
