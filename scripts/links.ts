/**
 * `npm run links`: asks every other site that a page of out/ links to whether the link still works, a few at a time,
 * and says by page which do not. Exit code 1 when one is broken; where nobody answers, this machine is taken to be
 * offline. It is part of no build.
 */
import fs from 'node:fs';
import { getSite } from '../app/site';
import { checkLinks } from './links/check';
import { collectLinks } from './links/collect';
import { describeLinks } from './links/words';
import { pageFiles } from './support/host-facts';

const OUT = 'out';
if (!fs.existsSync(`${OUT}/index.html`)) throw new Error(`${OUT}: no export; run npm run build first`);

const links = collectLinks(OUT, getSite().company.origin);
const checked = await checkLinks([...links.keys()], { timeout: 20_000, retries: 2 });
const { state, words } = describeLinks(checked, links, pageFiles(OUT).length);
console.log(words);
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-output-parameter
if (process.env.GITHUB_OUTPUT) fs.appendFileSync(process.env.GITHUB_OUTPUT, `state=${state}\n`);
if (state === 'broken') process.exitCode = 1;
