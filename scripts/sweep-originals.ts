import fs from 'node:fs';
import path from 'node:path';
import { isOriginal } from '../lib/content/picture-key';
import { listPublicFiles, readPictures } from '../lib/content/read';

/** Takes the originals of photos out of the export: pages show the forms made of them. */
export function sweepOriginals(out: string): void {
  const named = new Set(Object.keys(readPictures()));
  for (const address of listPublicFiles()) {
    if (isOriginal(address, named)) fs.rmSync(path.join(out, address), { force: true });
  }
}
