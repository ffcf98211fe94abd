import type { z } from 'zod';
import type { Fault } from '../model/problems';
import { type Field, leaves } from '../model/walk';
import { findInField, findNoAltText } from './text';

/** Finds syntax that a page would show as text in fields. */
export const findInFields = (schema: z.ZodType, data: unknown): (Fault & Pick<Field, 'path'>)[] =>
  leaves(schema, data).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const name = path.at(-1);
    const isAltText = name === 'imageAlt' || name === 'alt';
    const faults = [...findInField(value), ...(isAltText ? findNoAltText(value) : [])];
    return faults.map((fault) => ({ path, ...fault }));
  });
