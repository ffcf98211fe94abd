/** Markdown to sanitised HTML: CommonMark with GitHub's tables, task lists, footnotes and strikethrough. */
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';

// remark-html keeps its sanitiser on by default, so raw HTML of a content file never reaches a page.
// It would also put a prefix before ids which footnotes already have, and their links would miss them:
// https://github.com/remarkjs/remark-gfm/issues/28. Ids written in content are gone with the raw HTML.
const processor = remark()
  .use(remarkGfm)
  .use(remarkHtml, { sanitize: { clobberPrefix: '' } })
  .freeze();

/**
 * @param markdown the body of a content file
 * @returns HTML without scripts, handlers or raw tags of the source
 */
export function renderMarkdown(markdown: string): string {
  return String(processor.processSync(markdown));
}

/** Words a minute of an adult reading prose on a screen: https://doi.org/10.1016/j.jml.2019.104047 */
const WORDS_PER_MINUTE = 238;

/** Whole minutes it takes to read a text, one at least. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
