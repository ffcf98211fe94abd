import type { z } from 'zod';
import type { ImageFile } from './image-file';
import { mapTexts } from './walk';

type ImageName = string & z.core.$brand<'image'>;

export type WithImages<T> = T extends ImageName
  ? ImageFile
  : T extends readonly (infer Item)[]
    ? WithImages<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithImages<T[Key]> }
      : T;

/** Returns an image by its key: see imageKey(). */
export type FindImage = (key: string) => ImageFile | undefined;

/** @throws if an image of the fields is not there */
export function withImages<T>(schema: z.ZodType, data: T, findImage: FindImage): WithImages<T> {
  // No type can express a walk along the schema: this is the only assertion.
  return mapTexts('image', schema, data, (key) => getImage(findImage, key)) as WithImages<T>;
}

/** @throws if there is no such image */
export function getImage(findImage: FindImage, key: string): ImageFile {
  const image = findImage(key);
  if (!image) throw new Error(`The image ${key} is not prepared: run \`npm run content -- --images\`.`);
  return image;
}
