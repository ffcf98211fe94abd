/** After `next build`: a markdown twin beside each post and case study, out/blog/<slug>.md. */
import fs from 'node:fs';
import path from 'node:path';
import { absoluteUrl } from '../lib/absolute-url';
import { markdownAddress } from '../lib/alternates';
import { getCaseStudies, getPosts } from '../lib/content';

type Text = { path: string; title: string; lead: string; date?: string | undefined; markdown: string };

const texts: Text[] = [
  ...getPosts().map((post) => ({ ...post, path: `/blog/${post.slug}`, lead: post.excerpt })),
  ...getCaseStudies().map((study) => ({ ...study, path: `/case-study/${study.slug}`, lead: study.summary })),
];

for (const { path: address, title, lead, date, markdown } of texts) {
  const source = [absoluteUrl(address), date].filter(Boolean).join(', ');
  // Links from the site's root would lead nowhere once the text is read elsewhere.
  const body = markdown.trim().replace(/\]\((\/[^)\s]*)/g, (_, link: string) => `](${absoluteUrl(link)}`);
  const file = path.join('out', markdownAddress(address));
  fs.writeFileSync(file, `# ${title}\n\n> ${lead}\n\n${source}\n\n${body}\n`);
}
console.log(`${texts.length} markdown twins written`);
