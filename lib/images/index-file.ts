/** The list of the prepared images, which a build writes and pages read. */
import fs from 'node:fs';
import { z } from 'zod';
import { type ImageIndex, imageFileSchema } from '../model/image-file';
import { INDEX } from './file';

const imageIndex = z.record(z.string(), imageFileSchema);

/** Returns all prepared images by key; undefined if they are not prepared, or by an earlier version. */
export function findImageIndex(): ImageIndex | undefined {
  if (!fs.existsSync(INDEX)) return undefined;
  return imageIndex.safeParse(JSON.parse(fs.readFileSync(INDEX, 'utf8'))).data;
}

/** Returns all prepared images by key. @throws if they are not prepared */
export function readImageIndex(): ImageIndex {
  const index = findImageIndex();
  if (!index) throw new Error('The images are not prepared yet: run `npm run content -- --images`.');
  return index;
}
