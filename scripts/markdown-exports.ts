import fs from 'node:fs';
import path from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { withEdits, withoutColons } from '../lib/content/blocks/plain';
import { imageKey } from '../lib/content/image-key';
import { parseMarkdown } from '../lib/content/outline';
import { type ImageIndex, readImageIndex } from '../lib/content/read';
import { plainUrl } from '../lib/shared/image-file';
import { absoluteUrl, withOrigin } from '../lib/site/absolute-url';
import { markdownUrl } from '../lib/site/metadata';
import type { Site } from '../lib/site/types';

/** Adds the Markdown of posts and case studies, out/blog/<slug>.md. @returns a line for the build's log */
export function addMarkdown(site: Site, out: string): string {
  const images = readImageIndex();
  const written = site.collections.filter(({ collection }) => collection.hasMarkdown);
  for (const { collection, entries } of written) {
    for (const { path: url, title, lead, date, markdown } of entries) {
      const source = [absoluteUrl(site, url), date].filter(Boolean).join(', ');
      const body = withAbsoluteUrls(markdown, `content/${collection.folder}`, site, images).trim();
      const text = `# ${title}\n\n> ${lead}\n\n${source}\n\n${body}\n`;
      fs.writeFileSync(path.join(out, markdownUrl(url)), text);
    }
  }
  return `${written.flatMap(({ entries }) => entries).length} texts written as markdown.`;
}

/** Makes links and images work on any site, and removes the colons of blocks, which mean nothing elsewhere. */
function withAbsoluteUrls(markdown: string, folder: string, site: Site, images: ImageIndex): string {
  const root = parseMarkdown(markdown);
  const edits = withoutColons(root);
  visit(root, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const image = images[imageKey(node.url, folder)];
    const url = image ? withOrigin(site, plainUrl(image)) : absoluteUrl(site, node.url).replaceAll(' ', '%20');
    if (url !== node.url) edits.push({ ...destinationOf(node, markdown), text: url });
  });
  return withEdits(markdown, edits);
}

/** Finds the URL of a link in the text: after `](` or `]:`, up to a space and the title, or to the end. */
function destinationOf(node: Link | Image | Definition, markdown: string) {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? 0;
  const source = markdown.slice(from, node.type === 'definition' ? to : to - 1);
  const label = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? from) - from : 0;
  const mark = { link: source.indexOf('](', label), image: source.lastIndexOf(']('), definition: source.indexOf(']:') };
  const start = mark[node.type] + 2;
  const [, space = '', url = ''] = /^(\s*)(<[^\n]*?>|\S+)(?=\s|$)/.exec(source.slice(start)) ?? [];
  return { start: from + start + space.length, end: from + start + space.length + url.length };
}
