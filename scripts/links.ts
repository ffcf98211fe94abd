/** `npm run check:links`: requests every other site that a page of out/ links to, and lists the links that do not work. */
import fs from 'node:fs';
import { getSite } from '../app/site';
import { checkLinks } from './links/check';
import { collectLinks, describeLinks } from './links/report';
import { listPages } from './support/export-files';

const OUT = 'out';
if (!fs.existsSync(`${OUT}/index.html`)) throw new Error(`${OUT}: no export; run npm run build first`);

const pagesOf = collectLinks(OUT, getSite().company.origin);
const checked = await checkLinks([...pagesOf.keys()], { timeoutMs: 20_000, retries: 2 });
const { state, text } = describeLinks(checked, pagesOf, listPages(OUT).length);
console.log(text);
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-output-parameter
if (process.env.GITHUB_OUTPUT) fs.appendFileSync(process.env.GITHUB_OUTPUT, `state=${state}\n`);
if (state === 'broken') process.exitCode = 1;
