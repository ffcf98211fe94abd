/**
 * `tsx scripts/post-export.ts [folder]`: a step of the build. Turns Next's export into the deployed pages: without Next's
 * client runtime, with islands that hydrate themselves. POST_EXPORT=off leaves the export as Next wrote it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { bundleIslands } from './post-export/bundle-islands';
import { finishPage } from './post-export/page';
import { prune } from './post-export/prune';
import { listFiles } from './support/list-files';
import { sweepOriginals } from './sweep-originals';

const out = path.resolve(process.argv[2] ?? 'out');

/** Pages with a policy of their own. */
const isForeign = (file: string) => file.startsWith('admin/');

/** Copies the font preloads of the home page to 404.html, the one page that Next writes without them. */
function preloadFonts() {
  const [home, missing] = ['index.html', '404.html'].map((file) => path.join(out, file)) as [string, string];
  const fonts = fs.readFileSync(home, 'utf8').match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
  const page = fs.readFileSync(missing, 'utf8');
  if (fonts.length === 0)
    throw new Error('index.html preloads no font: preloadFonts of scripts/post-export.ts looks for them.');
  if (page.includes(' as="font"')) return;
  fs.writeFileSync(
    missing,
    page.replace('<link rel="stylesheet"', (link) => fonts.join('') + link),
  );
}

async function finishPages() {
  const islands = await bundleIslands(out);
  const pages = listFiles(out).filter((file) => file.endsWith('.html') && !isForeign(file));
  const problems = pages.flatMap((file) => {
    const page = path.join(out, file);
    try {
      fs.writeFileSync(page, finishPage(fs.readFileSync(page, 'utf8'), islands));
      return [];
    } catch (error) {
      return [`${path.relative('.', page)}  ${error instanceof Error ? error.message : error}`];
    }
  });
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  console.log(`${pages.length} pages, ${islands.size} islands.`);
}

sweepOriginals(out);
if (process.env.POST_EXPORT === 'off') console.log('POST_EXPORT=off: pages stay as Next exported them.');
else {
  console.log(`${prune(out).length} files of Next's client runtime deleted.`);
  preloadFonts();
  await finishPages();
}
