/** Reduces the colours of test images: the last step of `npm run test:update`. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'e2e/visual';

for (const name of fs.readdirSync(FOLDER).filter((file) => file.endsWith('.png'))) {
  const file = path.join(FOLDER, name);
  const small = await sharp(fs.readFileSync(file))
    .png({ palette: true, colours: 24, dither: 0, effort: 10 })
    .toBuffer();
  fs.writeFileSync(file, small);
}
