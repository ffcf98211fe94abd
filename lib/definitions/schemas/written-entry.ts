/** Fields of posts and case studies. */
import { z } from 'zod';
import { date, focus, image, line, seo, slug, state, text } from '../blocks';

/** A repeated tag would list its entry twice; hosts redirect /blog/tag/index to the folder. */
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
  /** For search results, if the title is too long. */
  shortTitle: seo.title.optional(),
  id: z.union([z.string(), z.number()]).optional(),
  slug: slug.optional(),
  /** Short enough for the list's name in the title of the topic's page. */
  tags: z.array(slug.max(30)).max(8).superRefine(checkTags).optional(),
  image,
  imageAlt: text,
  focus: focus.optional(),
  ...state,
  /** The last day of the page. */
  until: date.optional(),
};
