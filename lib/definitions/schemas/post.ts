/** The body is the specification's `content`. */
import { z } from 'zod';
import { date, text } from '../blocks';
import { writtenEntry } from './written-entry';

export const postSchema = z.strictObject({ ...writtenEntry, excerpt: text.min(50).max(300), date });

export type Post = z.infer<typeof postSchema>;
