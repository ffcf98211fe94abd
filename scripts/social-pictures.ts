/**
 * The picture link previews show of each page, out/og/<name>.png. Those whose title, bridge and code have not changed
 * since the build before are taken from what it kept.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CONTENT } from '../app/site';
import { socialPictureOf } from '../lib/shared/social-picture';
import type { Site } from '../lib/site/types';
import { pathOf } from './pictures/file';
import type { PictureToDraw } from './social/draw';
import { formOf } from './social/form-of';
import { inProcesses } from './support/in-processes';
import { keptFiles } from './support/kept';

/** @returns what there is to say of it @throws where a page's picture cannot be made light enough */
export async function addSocialPictures({ company, pages, missingPages }: Site, out: string): Promise<string> {
  const names = { company: company.name, host: new URL(company.origin).host };
  const kept = keptFiles('social');
  /** Many pages share a bridge: each is read once. */
  const bridges = new Map<string, Buffer>();
  const readBridge = (file: string) => {
    const bridge = bridges.get(file) ?? fs.readFileSync(formOf(file));
    bridges.set(file, bridge);
    return bridge;
  };
  const all = [...pages, ...missingPages].map(({ path: address, title, image }) => {
    const file = pathOf(image, CONTENT);
    const parts = [title, names.company, names.host, file.endsWith('.svg') ? 'drawing' : 'photo', readBridge(file)];
    return { names, address, title, image, file, to: kept.placeOf(parts) } satisfies PictureToDraw;
  });
  // Two pages of one title and bridge have one picture.
  const places = new Map(all.map((picture) => [picture.to, picture]));
  const missing = [...places.values()].filter(({ to }) => !fs.existsSync(to));
  const problems = await inProcesses<PictureToDraw>(new URL('social/draw.ts', import.meta.url), missing);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  fs.mkdirSync(path.join(out, 'og'), { recursive: true });
  for (const { address, to } of all) fs.copyFileSync(to, path.join(out, socialPictureOf(address)));
  kept.sweep();
  return `${all.length} social pictures, ${missing.length} of them drawn.`;
}
