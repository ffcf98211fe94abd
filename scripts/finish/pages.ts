/** A process that finishes its share of the pages; answers with what is wrong with them. */
import fs from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '../../lib/shared/base-path';
import { writeWhole } from '../pictures/file';
import { serve } from '../support/in-processes';
import { type FinishedPage, filesNamedBy, finishPage } from './page';

export type PageToFinish = {
  out: string;
  file: string;
  /** Where the finished page is kept from one build to the next, and whether it is there. */
  kept: string;
  isKept: boolean;
};

serve<PageToFinish>((pages) => {
  /** Files of the export that are known to be there: pages share most of what they name. */
  const there = new Set<string>();
  return pages.flatMap(({ out, file, kept, isKept }): string[] => {
    const at = path.join(out, file);
    try {
      const page = isKept ? readKept(kept) : finishPage(fs.readFileSync(at, 'utf8'), BASE_PATH);
      if (!isKept) writeWhole(kept, JSON.stringify(page));
      put(at, page.html);
      for (const { address, code } of page.scripts) {
        const script = path.join(out, address.slice(BASE_PATH.length));
        if (!there.has(script)) put(script, code);
        there.add(script);
      }
      if (isKept) refuseStrays(out, page.html, there);
      return [];
    } catch (error) {
      return [`${path.relative('.', at)}  ${error instanceof Error ? error.message : error}`];
    }
  });
});

const readKept = (file: string): FinishedPage => JSON.parse(fs.readFileSync(file, 'utf8'));

/** @throws where a kept page names a file that this build has not made */
function refuseStrays(out: string, html: string, there: Set<string>) {
  for (const address of filesNamedBy(html)) {
    const file = path.join(out, address);
    if (!there.has(file) && !fs.existsSync(file))
      throw new Error(`was kept for another build, as it names ${address}: remove .next/cache/export`);
    there.add(file);
  }
}

function put(file: string, content: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
