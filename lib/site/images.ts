import type { ImageIndex } from '@/lib/content/read';
import type { FindImage } from '@/lib/content/with-images';

/** Returns a function that finds a prepared image. */
export const imageFinder =
  (images: ImageIndex): FindImage =>
  (name) => {
    const image = images[name];
    if (!image) throw new Error(`The image ${name} is not prepared: run \`npm run content -- --images\`.`);
    return image;
  };
