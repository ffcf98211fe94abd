import { z } from 'zod';
import { STAGE_COUNT } from '@/lib/shared/drawn-counts';
import { focus, image, line, order, seo, state, text } from '../blocks';

export const productSchema = z.strictObject({
  ...seo,
  navLabel: line,
  order,
  ...state,
  heading: line,
  summary: text,
  stage: z.number().int().min(1).max(STAGE_COUNT),
  image,
  imageAlt: text,
  focus: focus.optional(),
});

export type Product = z.infer<typeof productSchema>;
