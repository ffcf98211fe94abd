/**
 * Pages of entries that an earlier build has made of the same data and code are neither rendered nor finished again. The
 * step that checks content plans them, `next build` leaves them out (app/catch-all-route.tsx), and the finisher puts them
 * into the export.
 */
import fs from 'node:fs';
import { mentionsOf } from '../../lib/content/document';
import type { Inspection } from '../../lib/content/inspect';
import { pictureKey } from '../../lib/content/picture-key';
import { listPublicFiles, PAGE_PLAN, type PagePlan, readPictures, sizeOfPublicFile } from '../../lib/content/read';
import { entryPage } from '../../lib/site/entry-page';
import { routeMetadata } from '../../lib/site/metadata';
import type { Site } from '../../lib/site/types';
import { writeWhole } from '../pictures/file';
import { keptFiles } from './kept';

/**
 * All that the page of each entry is made of beside the code, by its address.
 * @param inspection what the site was made of
 */
export function partsOfPages(site: Site, { documents }: Pick<Inspection, 'documents'>): Map<string, readonly string[]> {
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const pictures = readPictures();
  const files = new Set(listPublicFiles());
  const around = JSON.stringify([site.company, site.words]);
  const parts = new Map<string, readonly string[]>();
  for (const [address, route] of site.routes) {
    const document = byAddress.get(address);
    if (route.kind !== 'entry' || !document) continue;
    const folder = `content/${document.source.folder}`;
    const inText = [
      ...mentionsOf(document, 'picture').map(({ url }) => pictures[pictureKey(url, folder)] ?? null),
      ...mentionsOf(document, 'link').map(({ url }) => (files.has(url) ? sizeOfPublicFile(url) : null)),
    ];
    // The text itself stands among the entry's data.
    const own = JSON.stringify([entryPage(site, address, route), routeMetadata(site, route), inText]);
    parts.set(address, [around, own]);
  }
  return parts;
}

/** Plans the next build, and removes what is kept of pages that are not as they were. */
export function planPages(site: Site, inspection: Pick<Inspection, 'documents'>): void {
  const kept = keptFiles('pages');
  const plan: PagePlan = {};
  for (const [address, parts] of partsOfPages(site, inspection)) {
    const file = kept.placeOf(parts);
    plan[address] = { file, isThere: fs.existsSync(file) };
  }
  kept.sweep();
  writeWhole(PAGE_PLAN, JSON.stringify(plan));
}
