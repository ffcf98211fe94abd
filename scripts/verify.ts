/** `npm run check:deployed -- https://www.example.com [folder]`: compares a deployed site with out/, or with another export. */
import fs from 'node:fs';
import { parseUrl } from '../lib/url/parse-url';
import { endForUsage, readCommand, UsageError } from './support/command';
import { request } from './support/request';
import { compareDeployed } from './verify/compare';

const {
  positionals: [url = '', out = 'out'],
} = readCommand({}, 2);
const wrongUsage = findWrongUsage();
if (wrongUsage) endForUsage(new UsageError(wrongUsage));
const site = url.replace(/\/$/, '');

const { count, differences } = await compareDeployed(out, (path) => request(site + path), url.startsWith('https:'));
for (const { file, path, found } of differences) console.error(`${file}  ${site}${path} returns ${found}`);
if (differences.length > 0) {
  console.error(`\n${differences.length} of ${count} files at ${site} differ from ${out}/.`);
  process.exitCode = 1;
} else {
  console.log(`All ${count} files at ${site} equal those in ${out}/.`);
}

function findWrongUsage(): string | undefined {
  if (!parseUrl(url)) return `npm run check:deployed -- https://www.example.com: expected a URL, found "${url}".`;
  if (!fs.existsSync(`${out}/index.html`)) return `${out}/ contains no export. Run npm run build first.`;
  return undefined;
}
