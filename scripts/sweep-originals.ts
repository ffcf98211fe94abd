/** Takes the originals of photos out of the export: pages show the forms made of them. */
import fs from 'node:fs';
import { isOriginal } from '../lib/content/picture-key';
import { listPublicFiles, readPictures } from '../lib/content/read';

const named = new Set(Object.keys(readPictures()));
for (const address of listPublicFiles()) if (isOriginal(address, named)) fs.rmSync(`out${address}`, { force: true });
