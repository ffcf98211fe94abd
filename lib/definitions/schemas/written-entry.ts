/** Fields that posts and case studies share. */
import { z } from 'zod';
import { date, focus, image, line, seo, slug, state, text } from '../blocks';

/** A tag given twice would list its entry twice; hosts lead /blog/tag/index away to the folder. */
function checkTags(tags: readonly string[], context: z.RefinementCtx) {
  for (const [index, tag] of tags.entries()) {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: [index], message });
    if (tags.indexOf(tag) < index) refuse('each tag once');
    if (tag === 'index') refuse('a tag other than index, which hosts lead away');
  }
}

export const writtenEntry = {
  title: line.min(10).max(90),
  description: seo.description,
  /** For search results, where the title is too long for them. */
  shortTitle: seo.title.optional(),
  id: z.union([z.string(), z.number()]).optional(),
  slug: slug.optional(),
  /** Of a length that leaves room for the list's name in the title of the tag's page. */
  tags: z.array(slug.max(30)).max(8).superRefine(checkTags).optional(),
  image,
  imageAlt: text,
  focus: focus.optional(),
  ...state,
  /** The last day it is shown. */
  until: date.optional(),
};
