/** `npm run announce -- [URL, folder or commit]`: lists or submits the URLs that search engines should request again. */
import { parseArgs } from 'node:util';
import { getSite } from '../app/site';
import { announce } from './announce/announce';
import { reasonOf } from './support/request';

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
