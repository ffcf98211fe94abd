import { renderMarkdown } from '@/lib/content/markdown';
import { playerOf } from '@/lib/content/videos';
import type { Markdown, Text } from '@/lib/definitions/context';
import type { Site } from './types';

/** Compiles the text of a page. */
export function renderText({ company, images, fileSizes }: Site, { markdown, folder }: Markdown): Text {
  const { labels, language, films = [] } = company;
  const site = {
    labels,
    language,
    sizeOf: (url: string) => fileSizes[url],
    playerOf: (film: string) => playerOf(films, film),
  };
  return renderMarkdown(markdown, { folder, images, site });
}
