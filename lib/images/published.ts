/** The images of an export: those of drafts and scheduled entries are not public. */
import fs from 'node:fs';
import path from 'node:path';
import type { Entry } from '../content/content-file';
import { listImages } from '../content/rules/images';
import { type ImageFile, type ImageIndex, VARIANTS } from '../model/image-file';

export function publishedImages(entries: readonly Entry[], index: ImageIndex): ImageIndex {
  const uses = listImages(entries);
  const keys = new Set(uses.map(({ key }) => key));
  return Object.fromEntries(Object.entries(index).filter(([key]) => keys.has(key)));
}

export function deleteUnpublishedImages(out: string, published: ImageIndex): void {
  const folder = path.join(out, 'pictures');
  const publishedNames = new Set(Object.values(published).flatMap(fileNames));
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of names.filter((name) => !publishedNames.has(name))) fs.rmSync(path.join(folder, name));
}

function fileNames(image: ImageFile): string[] {
  if (image.kind === 'photo') {
    return image.widths.flatMap((width) => [`${image.name}-${width}.avif`, `${image.name}-${width}.webp`]);
  }
  return [image, ...VARIANTS.map((name) => image[name])].flatMap((illustration) =>
    illustration ? [path.posix.basename(illustration.src)] : [],
  );
}
