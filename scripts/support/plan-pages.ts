/**
 * Pages that an earlier build has made of the same data and code are neither rendered nor finished again. The step that
 * checks content plans them, `next build` leaves them out (app/catch-all-route.tsx), and the finisher puts them into the
 * export.
 */
import fs from 'node:fs';
import { type Document, mentionsOf } from '../../lib/content/document';
import type { Inspection } from '../../lib/content/inspect';
import { pictureKey } from '../../lib/content/picture-key';
import {
  listPublicFiles,
  PAGE_PLAN,
  type PagePlan,
  type PictureIndex,
  readPictures,
  sizeOfPublicFile,
} from '../../lib/content/read';
import { entryPage } from '../../lib/site/entry-page';
import { routeMetadata } from '../../lib/site/metadata';
import { sectionsPage } from '../../lib/site/sections-page';
import type { Site } from '../../lib/site/types';
import { hashOf, writeWhole } from '../pictures/file';
import { keptFiles } from './kept';

/**
 * All that each page is made of beside the code, by its address.
 * @param inspection what the site was made of
 */
export function partsOfPages(site: Site, { documents }: Pick<Inspection, 'documents'>): Map<string, readonly string[]> {
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const pictures = readPictures();
  const files = new Set(listPublicFiles());
  const around = hashOf(JSON.stringify([site.company, site.words]));
  const parts = new Map<string, readonly string[]>();
  for (const [address, route] of site.routes) {
    // A further address of a page has its text, and so has every page of a list.
    const { path, collection } = route.page;
    const document = byAddress.get(path) ?? byAddress.get(collection?.address);
    if (!document) continue;
    const page = route.kind === 'entry' ? entryPage(site, address, route) : sectionsPage(site, address, route);
    const text = textOf(document, pictures, files);
    parts.set(address, [around, JSON.stringify([page, routeMetadata(site, route), text])]);
  }
  return parts;
}

/** A text, and what it shows of the files it names. */
function textOf(document: Document, pictures: PictureIndex, files: ReadonlySet<string>) {
  const { source } = document;
  return [
    source.body,
    ...mentionsOf(document, 'picture').map(({ url }) => pictures[pictureKey(url, `content/${source.folder}`)] ?? null),
    ...mentionsOf(document, 'link').map(({ url }) => (files.has(url) ? sizeOfPublicFile(url) : null)),
  ];
}

/** Plans the next build, and removes what is kept of pages that are not as they were. */
export function planPages(site: Site, inspection: Pick<Inspection, 'documents'>): void {
  const kept = keptFiles('pages');
  const plan: PagePlan = {};
  // Next wants a page of each route, and the finisher the fonts that the home page names.
  const madeAlways = new Set(['/', ...site.collections.map(({ collection }) => collection.address)]);
  for (const [address, parts] of partsOfPages(site, inspection)) {
    if (madeAlways.has(address)) continue;
    const file = kept.placeOf(parts);
    plan[address] = { file, isThere: fs.existsSync(file) };
  }
  kept.sweep();
  writeWhole(PAGE_PLAN, JSON.stringify(plan));
}
