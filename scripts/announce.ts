/**
 * `npm run announce -- [URL, folder or commit]`: lists the URLs whose pages say something else in out/ than on the site;
 * `--save FILE` stores the list. After the deployment, `--send FILE` notifies IndexNow, if content/site.md has a key;
 * `--to URL` names another endpoint.
 */
import { parseArgs } from 'node:util';
import { getSite } from '../app/site';
import { announce } from './announce/announce';
import { reasonOf } from './support/ask';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'string' }, send: { type: 'string' }, to: { type: 'string' } },
});
try {
  await announce(getSite(), { compareWith: positionals[0], ...values }, console.log);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
