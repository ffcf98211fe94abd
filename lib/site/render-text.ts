import type { Text } from '@/lib/content/markdown';
import { renderMarkdown } from '@/lib/content/markdown';
import type { Markdown } from '@/lib/model/entries';
import type { Site } from './types';

export function renderText({ company, images, fileSizes }: Site, { markdown, folder }: Markdown): Text {
  const { labels, language } = company;
  const site = { labels, language, readSize: (url: string) => fileSizes[url] };
  return renderMarkdown(markdown, { folder, images, site });
}
