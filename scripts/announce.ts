/**
 * `npm run announce -- [address, folder or commit]`: the pages search engines should visit again, as what they say in
 * out/ is not what they say on the website as it is now; --save FILE keeps the list. Nobody is told before the new
 * pages are there, and only by `npm run announce -- --send FILE`, which tells IndexNow where content/site.md has a key;
 * --to ADDRESS names another engine than the one that passes on to all.
 */
import { parseArgs } from 'node:util';
import { getSite } from '../app/site';
import { announce } from './announce/announce';
import { ENDPOINT } from './announce/indexnow';
import { reasonOf } from './support/ask';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'string' }, send: { type: 'string' }, to: { type: 'string', default: ENDPOINT } },
});
try {
  await announce(getSite(), { what: positionals[0], ...values }, console.log);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
