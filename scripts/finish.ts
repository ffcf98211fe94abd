/**
 * `tsx scripts/finish.ts [folder]`: a step of the build. Turns what Next exported into what is deployed: no script
 * before it is wanted, nothing no browser requests. FINISH=off leaves Next's pages as they are; TWINS=off leaves out
 * the .br and .gz files that only some hosts serve.
 */
import fs from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '../lib/shared/base-path';
import { compress } from './finish/compress';
import { finishPage } from './finish/page';
import { prune } from './finish/prune';
import { listFiles } from './support/list-files';

const out = path.resolve(process.argv[2] ?? 'out');

/** Pages of other makers, with a policy of their own. */
const isForeign = (file: string) => file.startsWith('admin/');

function finishPages() {
  const pages = listFiles(out).filter(
    (file) => file.endsWith('.html') && !isForeign(file) && !/^_not-found/.test(file),
  );
  const problems: string[] = [];
  fs.mkdirSync(path.join(out, '_next/static/pages'), { recursive: true });
  for (const file of pages) {
    const at = path.join(out, file);
    try {
      const { html, script } = finishPage(fs.readFileSync(at, 'utf8'), BASE_PATH);
      fs.writeFileSync(at, html);
      fs.writeFileSync(path.join(out, script.address.slice(BASE_PATH.length)), script.code);
    } catch (error) {
      problems.push(`${path.relative('.', at)}  ${error instanceof Error ? error.message : error}`);
    }
  }
  if (problems.length > 0) {
    console.error(
      `${problems.join('\n')}\n\nNext's export is not what the finisher knows; see scripts/finish/page.ts.`,
    );
    process.exit(1);
  }
  console.log(`${pages.length} pages finished.`);
}

if (process.env.FINISH === 'off') console.log('FINISH=off: pages stay as Next exported them.');
else {
  finishPages();
  console.log(`${prune(out).length} files removed that no browser requests.`);
  if (process.env.TWINS !== 'off') await compress(out);
}
