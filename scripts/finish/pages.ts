/** A process that finishes its share of the pages; answers with what is wrong with them. */
import fs from 'node:fs';
import path from 'node:path';
import type { PagePlan } from '../../lib/content/read';
import { BASE_PATH } from '../../lib/shared/base-path';
import { writeWhole } from '../pictures/file';
import { serve } from '../support/in-processes';
import { type FinishedPage, finishPage } from './page';

export type PageToFinish = {
  out: string;
  file: string;
  /** Where the finished page is kept, and whether it is there. */
  plan?: PagePlan[string] | undefined;
};

serve<PageToFinish>((pages) =>
  pages.flatMap(({ out, file, plan }): string[] => {
    const at = path.join(out, file);
    try {
      const page = plan?.isThere ? readKept(plan.file) : finishPage(fs.readFileSync(at, 'utf8'), BASE_PATH);
      if (plan && !plan.isThere) writeWhole(plan.file, JSON.stringify(page));
      put(at, page.html);
      for (const { address, code } of page.scripts) put(path.join(out, address.slice(BASE_PATH.length)), code);
      if (plan?.isThere) refuseStrays(out, page.html);
      return [];
    } catch (error) {
      return [`${path.relative('.', at)}  ${error instanceof Error ? error.message : error}`];
    }
  }),
);

const readKept = (file: string): FinishedPage => JSON.parse(fs.readFileSync(file, 'utf8'));

/** @throws where a kept page names a file that this build has not made */
function refuseStrays(out: string, html: string) {
  const named = html.match(/\/_next\/static\/[\w./~-]+/g) ?? [];
  const stray = named.find((address) => !fs.existsSync(path.join(out, address)));
  if (stray) throw new Error(`was kept for another build, as it names ${stray}: remove .next/cache/export`);
}

function put(file: string, content: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
