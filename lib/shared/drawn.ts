/** Content as components get it: names of pictures have become the pictures. */
import type { z } from 'zod';
import type { Picture } from './picture';
import { mapTexts } from './schema';

/** A picture's name as a schema gives it: the path from public/ or from the project. */
export type PictureName = string & z.core.$brand<'picture'>;

/** The same data with every picture in the place of its name. */
export type Drawn<T> = T extends PictureName
  ? Picture
  : T extends readonly (infer Item)[]
    ? Drawn<Item>[]
    : T extends object
      ? { [Key in keyof T]: Drawn<T[Key]> }
      : T;

/** Finds a picture by its name. @throws when there is none */
export type FindPicture = (name: string) => Picture;

/**
 * Puts the pictures in the places of their names.
 * @param schema what `data` was read by: its `picture` texts are the names
 */
export function withPictures<T>(schema: z.ZodType<T>, data: T, find: FindPicture): Drawn<T> {
  // The one place where a type is asserted: the walk follows the schema, which no type can say.
  return mapTexts('picture', schema, data, find) as Drawn<T>;
}
