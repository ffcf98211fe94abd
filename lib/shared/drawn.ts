import type { z } from 'zod';
import type { Picture } from './picture';
import { mapTexts } from './schema';

export type PictureName = string & z.core.$brand<'picture'>;

/** Content as components get it: images replace their names. */
export type Drawn<T> = T extends PictureName
  ? Picture
  : T extends readonly (infer Item)[]
    ? Drawn<Item>[]
    : T extends object
      ? { [Key in keyof T]: Drawn<T[Key]> }
      : T;

/** @throws if there is no such image */
export type FindPicture = (name: string) => Picture;

/** Replaces the names of images by the images. */
export function withPictures<T>(schema: z.ZodType<T>, data: T, find: FindPicture): Drawn<T> {
  // The only assertion: no type can express a walk along the schema.
  return mapTexts('picture', schema, data, find) as Drawn<T>;
}
