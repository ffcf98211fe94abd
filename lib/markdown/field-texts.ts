import type { z } from 'zod';
import type { UnplacedProblem } from '../model/problems';
import { type Leaf, leaves } from '../model/walk';
import { findInField, findNoAltText } from './text';

/** Finds syntax that a page would show as text in fields. */
export const findInFields = (schema: z.ZodType, data: unknown): (UnplacedProblem & Pick<Leaf, 'path'>)[] =>
  leaves(schema, data).flatMap(({ path, field: { role }, value }) => {
    if (typeof value !== 'string') return [];
    const isAltText = role === 'alt-text' || role === 'alt-line';
    const problems = [...findInField(value), ...(isAltText ? findNoAltText(value) : [])];
    return problems.map((problem) => ({ path, ...problem }));
  });
