/**
 * After `next build`: the picture link previews show of each page, out/og/<name>.png. Those whose title, bridge and code
 * have not changed since the build before are taken from what it kept.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CONTENT, getSite } from '../app/site';
import { socialPictureOf } from '../lib/shared/social-picture';
import type { MissingPage } from '../lib/site/types';
import { pathOf } from './pictures/file';
import { drawSheet, formOf, type Sheet, titled } from './social/sheet';
import { inParallel } from './support/in-parallel';
import { keptFiles } from './support/kept';

/** What link previews are sure to load. */
const MAX_BYTES = 200_000;

const site = getSite();
const names = { company: site.company.name, host: new URL(site.company.origin).host };
const kept = keptFiles('social');
/** Many pages share a bridge: each is read and drawn once. */
const bridges = new Map<string, Buffer>();
const sheets = new Map<string, Promise<Sheet>>();
let made = 0;

const once = <Value>(known: Map<string, Value>, name: string, make: () => Value): Value => {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
};

fs.mkdirSync('out/og', { recursive: true });
await inParallel([...site.pages, ...site.missingPages], async (page) => {
  const file = pathOf(page.image, CONTENT);
  const bridge = once(bridges, file, () => fs.readFileSync(formOf(file)));
  const parts = [page.title, names.company, names.host, file.endsWith('.svg') ? 'drawing' : 'photo', bridge];
  fs.writeFileSync(path.join('out', socialPictureOf(page.path)), await kept.get(parts, () => draw(page, file)));
});
kept.sweep();
console.log(`${site.pages.length + site.missingPages.length} social pictures, ${made} of them drawn.`);

async function draw({ path: address, title, image }: MissingPage, file: string): Promise<Buffer> {
  made += 1;
  const sheet = await once(sheets, file, () => drawSheet(file, names));
  const picture = await titled(sheet, title, MAX_BYTES);
  if (picture) return picture;
  throw new Error(
    `The social picture of ${address} stays above ${MAX_BYTES} bytes with ${image}: choose a calmer one.`,
  );
}
