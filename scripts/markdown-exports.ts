/**
 * The text of each post and case study as markdown, out/blog/<slug>.md, and the parts of a sitemap too long for one file.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { withEdits, withoutColons } from '../lib/content/blocks/plain';
import { parseMarkdown } from '../lib/content/outline';
import { pictureKey } from '../lib/content/picture-key';
import { type PictureIndex, readPictures } from '../lib/content/read';
import { plainAddress } from '../lib/shared/picture';
import { absoluteUrl, withOrigin } from '../lib/site/absolute-url';
import { markdownAddress } from '../lib/site/alternates';
import { sitemaps } from '../lib/site/sitemap';
import type { Site } from '../lib/site/types';
import { hashOf } from './pictures/file';
import { keptFiles } from './support/kept';

/** @returns what there is to say of it */
export async function addMarkdown(site: Site, out: string): Promise<string> {
  const pictures = readPictures();
  const written = site.collections.filter(({ collection }) => collection.hasMarkdown);
  /** What a text's addresses depend on, beside itself. */
  const surroundings = hashOf(`${site.company.origin} ${JSON.stringify(pictures)}`);
  const kept = keptFiles('markdown');
  for (const { collection, entries } of written) {
    for (const { path: address, title, lead, date, markdown } of entries) {
      const source = [absoluteUrl(site, address), date].filter(Boolean).join(', ');
      const head = `# ${title}\n\n> ${lead}\n\n${source}`;
      const text = await kept.get([head, markdown, collection.folder, surroundings], async () => {
        const body = toReadElsewhere(markdown, `content/${collection.folder}`, site, pictures).trim();
        return Buffer.from(`${head}\n\n${body}\n`);
      });
      fs.writeFileSync(path.join(out, markdownAddress(address)), text);
    }
  }
  kept.sweep();
  const [, ...parts] = sitemaps(site);
  for (const { address, xml } of parts) fs.writeFileSync(path.join(out, address), xml);
  return `${written.flatMap(({ entries }) => entries).length} texts written as markdown.`;
}

/**
 * From the site's root or from beside a file, links and pictures would lead nowhere once the text is read elsewhere, and
 * colons around a block would mean nothing.
 */
function toReadElsewhere(markdown: string, folder: string, site: Site, pictures: PictureIndex): string {
  const root = parseMarkdown(markdown);
  const edits = withoutColons(root);
  visit(root, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const picture = pictures[pictureKey(node.url, folder)];
    const address = picture
      ? withOrigin(site, plainAddress(picture))
      : absoluteUrl(site, node.url).replaceAll(' ', '%20');
    if (address !== node.url) edits.push({ ...destinationOf(node, markdown), text: address });
  });
  return withEdits(markdown, edits);
}

/** Where the address of a link stands in the text: after `](` or `]:`, up to a blank and the title, or to the end. */
function destinationOf(node: Link | Image | Definition, markdown: string) {
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const source = markdown.slice(from, node.type === 'definition' ? to : to - 1);
  const words = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? from) - from : 0;
  const mark = { link: source.indexOf('](', words), image: source.lastIndexOf(']('), definition: source.indexOf(']:') };
  const start = mark[node.type] + 2;
  const [, blank = '', address = ''] = /^(\s*)(<[^\n]*?>|\S+)(?=\s|$)/.exec(source.slice(start)) ?? [];
  return { start: from + start + blank.length, end: from + start + blank.length + address.length };
}
