/**
 * `tsx scripts/finish.ts [folder]`: a step of the build. Turns what Next exported into what is deployed: no script
 * before it is wanted, nothing no browser requests. FINISH=off leaves Next's pages as they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PAGE_PLAN, readPagePlan } from '../lib/content/read';
import { compileEarly } from './finish/compile-early';
import type { PageToFinish } from './finish/pages';
import { prune } from './finish/prune';
import { inProcesses } from './support/in-processes';
import { keptFiles } from './support/kept';
import { listFiles } from './support/list-files';
import { fileOf, routeOf } from './support/page-file';
import { sweepOriginals } from './sweep-originals';

const out = path.resolve(process.argv[2] ?? 'out');

/** Pages of other makers, with a policy of their own. */
const isForeign = (file: string) => file.startsWith('admin/');

/**
 * Next names the fonts ahead on every page but 404.html, which is nobody's page: it takes them from the home page, or it
 * would be shown in the system's.
 */
function preloadFonts() {
  const [home, missing] = ['index.html', '404.html'].map((file) => path.join(out, file)) as [string, string];
  const fonts = fs.readFileSync(home, 'utf8').match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
  const page = fs.readFileSync(missing, 'utf8');
  if (fonts.length === 0 || page.includes(' as="font"'))
    throw new Error('Fonts are named ahead in another way than scripts/finish.ts knows.');
  fs.writeFileSync(
    missing,
    page.replace('<link rel="stylesheet"', (link) => fonts.join('') + link),
  );
}

/** Pages of the plan are kept by what they are made of, all others by what Next has written. */
function pagesToFinish(): PageToFinish[] {
  const plan = readPagePlan();
  // It holds for one build.
  fs.rmSync(PAGE_PLAN, { force: true });
  const kept = keptFiles('finished');
  const rendered = listFiles(out).filter(
    (file) => file.endsWith('.html') && !isForeign(file) && !/^_not-found/.test(file),
  );
  const planned = Object.entries(plan).flatMap(([address, { isThere }]) => (isThere ? [fileOf(address)] : []));
  const pages = [...rendered, ...planned].map((file) => {
    const place = plan[routeOf(file)]?.file ?? kept.placeOf([fs.readFileSync(path.join(out, file))]);
    return { out, file, kept: place, isKept: fs.existsSync(place) };
  });
  kept.sweep();
  return pages;
}

async function finishPages() {
  const pages = pagesToFinish();
  const problems = await inProcesses<PageToFinish>(new URL('finish/pages.ts', import.meta.url), pages);
  if (problems.length > 0) {
    console.error(
      `${problems.join('\n')}\n\nNext's export is not what the finisher knows; see scripts/finish/page.ts.`,
    );
    process.exit(1);
  }
  console.log(
    `${pages.length} pages finished, ${pages.filter(({ isKept }) => isKept).length} of them as the last build has left them.`,
  );
}

sweepOriginals(out);
if (process.env.FINISH === 'off') console.log('FINISH=off: pages stay as Next exported them.');
else {
  preloadFonts();
  await finishPages();
  console.log(`${prune(out).length} files removed that no browser requests.`);
  console.log(`${compileEarly(out).length} scripts to be compiled while they come.`);
}
