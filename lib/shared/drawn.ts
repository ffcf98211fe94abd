/** Content as components get it: names of pictures have become the pictures. */
import { z } from 'zod';
import type { Picture } from './picture';

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
  return replacePictures(schema, data, find) as Drawn<T>;
}

function replacePictures(schema: unknown, value: unknown, find: FindPicture): unknown {
  const node = bare(schema);
  if (node instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => replacePictures(node.element, item, find)) : value;
  }
  if (node instanceof z.ZodObject && isRecord(value)) {
    const parts = Object.entries(value);
    return Object.fromEntries(parts.map(([key, part]) => [key, replacePictures(node.shape[key], part, find)]));
  }
  const isName = node instanceof z.ZodType && node.meta()?.kind === 'picture' && typeof value === 'string';
  return isName ? find(value) : value;
}

/** A schema without the optional() around it. */
export const bare = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
