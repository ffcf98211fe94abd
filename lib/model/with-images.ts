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

/** @throws if there is no such image */
export type FindImage = (name: string) => ImageFile;

export function withImages<T>(schema: z.ZodType, data: T, find: FindImage): WithImages<T> {
  // No type can express a walk along the schema: this is the only assertion.
  return mapTexts('image', schema, data, find) as WithImages<T>;
}

export const imageFinder =
  (images: Readonly<Record<string, ImageFile>>): FindImage =>
  (name) => {
    const image = images[name];
    if (!image) throw new Error(`The image ${name} is not prepared: run \`npm run content -- --images\`.`);
    return image;
  };
