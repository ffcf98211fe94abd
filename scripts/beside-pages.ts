/**
 * `tsx scripts/beside-pages.ts`: the last step of the build, all that stands in out/ beside the pages. One process does
 * it, as most of it asks for the site, and where there are many posts the site takes long to make.
 */
import path from 'node:path';
import { getSite } from '../app/site';
import { addEditor } from './editor';
import { addHostFiles } from './hosts';
import { addMarkdown } from './markdown-exports';
import { addSearchIndex } from './search-index';
import { addSocialPictures } from './social-pictures';
import { addTwins } from './twins';

const out = path.resolve('out');

/** Does a part of the step and says what came of it, and after how long. */
async function part(name: string, work: () => string | Promise<string>): Promise<void> {
  const started = performance.now();
  const said = await work();
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s): ${said}`);
}

const site = getSite();
// The first two mostly wait, for a program of its own and for other processes.
await Promise.all([
  part('Search', () => addSearchIndex(site, out)),
  part('Social pictures', () => addSocialPictures(site, out)),
  part('Markdown', () => addMarkdown(site, out)),
]);
await part('Twins', () => addTwins(out));
await part('Editor', () => addEditor(out));
await part('Hosts', () => addHostFiles(site, out));
