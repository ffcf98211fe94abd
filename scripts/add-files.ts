/** Adds all files that are not pages, as the last step of the build. One process creates the site once. */
import path from 'node:path';
import { getContent, getSite } from '../app/site';
import { addEditor } from '../export/editor';
import { addHostFiles } from '../export/hosts';
import { deleteUnpublishedImages, publishedImages } from '../export/images/published';
import { documentsOfSite } from '../lib/content/check';
import { readImageIndex } from '../lib/content/read';

const out = path.resolve('out');

async function run(name: string, work: () => string | Promise<string>): Promise<void> {
  const started = performance.now();
  const result = await work();
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s): ${result}`);
}

const site = getSite();
const documents = documentsOfSite(getContent(), site.withDrafts);
await run('Images', () => deleteUnpublishedImages(out, publishedImages(documents, readImageIndex())));
await run('Editor', () => addEditor(out));
await run('Hosts', () => addHostFiles(site, out));
