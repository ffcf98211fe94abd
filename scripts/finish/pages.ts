/** A process that finishes its share of the pages; answers with what is wrong with them. */
import fs from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '../../lib/shared/base-path';
import { serve } from '../support/in-processes';
import { finishPage } from './page';

export type PageToFinish = { out: string; file: string };

serve<PageToFinish>((pages) =>
  pages.flatMap(({ out, file }): string[] => {
    const at = path.join(out, file);
    try {
      const { html, scripts } = finishPage(fs.readFileSync(at, 'utf8'), BASE_PATH);
      fs.writeFileSync(at, html);
      for (const { address, code } of scripts) fs.writeFileSync(path.join(out, address.slice(BASE_PATH.length)), code);
      return [];
    } catch (error) {
      return [`${path.relative('.', at)}  ${error instanceof Error ? error.message : error}`];
    }
  }),
);
