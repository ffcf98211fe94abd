import { renderMarkdown, type Text } from '@/lib/markdown/render';
import type { Markdown } from '@/lib/model/kinds';
import type { Site } from './types';

export function renderText({ company, findImage, fileSizes }: Site, { markdown, folder }: Markdown): Text {
  const { labels, language } = company;
  const site = { labels, language, readSize: (url: string) => fileSizes[url] };
  return renderMarkdown(markdown, { folder, findImage, site });
}
