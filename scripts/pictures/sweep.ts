/**
 * Takes the originals of photos out of the export: they are large, and they tell where and when they were taken.
 * Pages show the forms made of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readPictures } from '../../lib/content/read';

const PHOTO = /\.(png|jpe?g|webp|avif|gif|heic|tiff?)$/i;

const named = Object.entries(readPictures()).flatMap(([key, { kind }]) => (kind === 'photo' ? [key] : []));
const folder = 'out/images';
const dropped = fs.existsSync(folder)
  ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => PHOTO.test(name))
  : [];
for (const file of [...named.map((key) => `out${key}`), ...dropped.map((name) => path.join(folder, name))]) {
  fs.rmSync(file, { force: true });
}
