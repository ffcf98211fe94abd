/** After `next build`: a markdown twin beside each post and case study, out/blog/<slug>.md. */
import fs from 'node:fs';
import path from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { absoluteUrl, withOrigin } from '../lib/absolute-url';
import { markdownAddress } from '../lib/alternates';
import { getCaseStudies, getPosts } from '../lib/content';
import { parseMarkdown } from '../lib/content/outline';
import { pictureKey } from '../lib/content/picture-uses';
import { plainAddress } from '../lib/pictures';

type Text = { path: string; folder: string; title: string; lead: string; date?: string | undefined; markdown: string };

const texts: Text[] = [
  ...getPosts().map((post) => ({ ...post, path: `/blog/${post.slug}`, folder: 'content/blog', lead: post.excerpt })),
  ...getCaseStudies().map((study) => ({
    ...study,
    path: `/case-study/${study.slug}`,
    folder: 'content/case-studies',
    lead: study.summary,
  })),
];

for (const { path: address, folder, title, lead, date, markdown } of texts) {
  const source = [absoluteUrl(address), date].filter(Boolean).join(', ');
  const file = path.join('out', markdownAddress(address));
  const body = withFullAddresses(markdown, folder).trim();
  fs.writeFileSync(file, `# ${title}\n\n> ${lead}\n\n${source}\n\n${body}\n`);
}
console.log(`${texts.length} markdown twins written`);

/** From the site's root or from beside a file, links and pictures would lead nowhere once the text is read elsewhere. */
function withFullAddresses(markdown: string, folder: string): string {
  const edits: { start: number; end: number; address: string }[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const picture = plainAddress(pictureKey(node.url, folder));
    const address = picture === undefined ? absoluteUrl(node.url).replaceAll(' ', '%20') : withOrigin(picture);
    if (address !== node.url) edits.push({ ...destinationOf(node, markdown), address });
  });
  // From the end on, so that the places found before stay where they are; a picture may lie within a link.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, address }) => text.slice(0, start) + address + text.slice(end), markdown);
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
