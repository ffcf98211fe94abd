/**
 * Pages of entries that an earlier build has made of the same data and code are neither rendered nor finished again. The
 * step that checks content plans them, `next build` leaves them out (app/catch-all-route.tsx), and the finisher puts them
 * into the export.
 */
import fs from 'node:fs';
import { mentionsOf } from '../../lib/content/document';
import type { Inspection } from '../../lib/content/inspect';
import { pictureKey } from '../../lib/content/picture-key';
import { PAGE_PLAN, type PagePlan, readPictures, sizeOfPublicFile } from '../../lib/content/read';
import { entryPage } from '../../lib/site/entry-page';
import { routeMetadata } from '../../lib/site/metadata';
import type { Site } from '../../lib/site/types';
import { writeWhole } from '../pictures/file';
import { keptFiles } from './kept';

/**
 * Plans the next build, and removes what is kept of pages that are not as they were.
 * @param inspection what the site was made of
 */
export function planPages(site: Site, { documents }: Inspection): void {
  const kept = keptFiles('pages');
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const pictures = readPictures();
  const around = JSON.stringify([site.company, site.words]);
  const plan: PagePlan = {};
  for (const [address, route] of site.routes) {
    const document = byAddress.get(address);
    if (route.kind !== 'entry' || !document) continue;
    const folder = `content/${document.source.folder}`;
    const inText = [
      ...mentionsOf(document, 'picture').map(({ url }) => pictures[pictureKey(url, folder)] ?? null),
      ...mentionsOf(document, 'link').map(({ url }) => sizeOfPublicFile(url) ?? null),
    ];
    // The text itself stands among the entry's data.
    const own = JSON.stringify([entryPage(site, address, route), routeMetadata(site, route), inText]);
    const file = kept.placeOf([around, own]);
    plan[address] = { file, isThere: fs.existsSync(file) };
  }
  kept.sweep();
  writeWhole(PAGE_PLAN, JSON.stringify(plan));
}
