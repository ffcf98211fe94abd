/** Reduces the colours of the images that `npm run test:update` takes: its last step. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDERS = ['e2e/visual', 'docs/sections'];

const images = FOLDERS.flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)));
for (const file of images.filter((name) => name.endsWith('.png'))) {
  const small = await sharp(fs.readFileSync(file))
    .png({ palette: true, colours: 24, dither: 0, effort: 10 })
    .toBuffer();
  fs.writeFileSync(file, small);
}
