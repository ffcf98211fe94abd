import { absoluteUrl } from '@/lib/site/absolute-url';
import { type AnyPage, groupedPages } from '@/lib/site/pages';
import type { Site } from '@/lib/site/types';

/** Generates llms.txt (https://llmstxt.org): name, tagline, contact, the notes for assistants, and every page by group. */
export function llmsText(site: Site): string {
  const { name, tagline, description, phone, email, location, assistants } = site.company;
  const contact = `Phone ${phone}, email ${email}. ${location}.`;
  const links = assistants?.links.map(({ label, link }) => `- [${label}](${absoluteUrl(site, link)})`).join('\n');
  const notes = [assistants?.note, links].filter((part) => part !== undefined);
  const groups = groupedPages(site).map(
    ({ heading, pages }) => `## ${heading}\n\n${pages.map((page) => line(site, page)).join('\n')}`,
  );
  return `${[`# ${name}`, `> ${tagline}. ${description}`, contact, ...notes, ...groups].join('\n\n')}\n`;
}

const line = (site: Site, { path, name, description }: AnyPage): string =>
  `- [${name}](${absoluteUrl(site, path)}): ${description}`;
