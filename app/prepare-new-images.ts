import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { ImageUse } from '@/lib/content/rules/images';
import { INDEX } from '@/lib/images/file';
import { findImageIndex } from '@/lib/images/index-file';
import { toVariantFile } from '@/lib/model/image-file';

/**
 * Prepares the images again after one is new or has changed. getSite() is synchronous and image variants are not, so another
 * process prepares them. @throws with the problems of the images
 */
export function prepareNewImages(uses: readonly Pick<ImageUse, 'key'>[]): void {
  if (!hasNewImages(uses)) return;
  const command = ['--import', 'tsx', 'scripts/content.ts', '--images'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Returns whether an image that content names is new or has changed, in any of its variants. */
export function hasNewImages(uses: readonly Pick<ImageUse, 'key'>[]): boolean {
  const index = findImageIndex();
  if (!index) return true;
  const prepared = fs.statSync(INDEX);
  // A copied file keeps its time of modification, but not the time of the change.
  const isNew = (file: string) => fs.statSync(file).ctimeMs > prepared.mtimeMs;
  return uses.some(({ key }) => !Object.hasOwn(index, key) || listImageFiles(key).some(isNew));
}

/** Lists an image, its variants, such as about.narrow.svg for phones, and their folder, which a deleted variant changes. */
function listImageFiles(key: string): string[] {
  const file = key.startsWith('/') ? `public${key}` : key;
  const { name } = path.parse(file);
  const folder = path.dirname(toVariantFile(file, 'narrow'));
  if (!fs.existsSync(folder)) return [file];
  const variants = fs.readdirSync(folder).filter((other) => other.startsWith(`${name}.`));
  return [file, folder, ...variants.map((variant) => path.join(folder, variant))];
}
