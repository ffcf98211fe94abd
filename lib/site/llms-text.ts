/** llms.txt: the site for readers without eyes. Format: https://llmstxt.org */
import { absoluteUrl } from './absolute-url';
import { markdownAddress } from './alternates';
import { groupedPages } from './groups';
import type { Site, SitePage } from './types';

/** Name, tagline, then every page under the heading of its group, with what it is about. */
export function llmsText(site: Site): string {
  const { name, tagline, description } = site.company;
  const groups = groupedPages(site).map(
    ({ heading, pages }) => `## ${heading}\n\n${pages.map((page) => line(site, page)).join('\n')}`,
  );
  return `${[`# ${name}`, `> ${tagline}. ${description}`, ...groups].join('\n\n')}\n`;
}

/** Long texts are named by their markdown, which needs no browser to read. */
function line(site: Site, { path, name, description }: SitePage): string {
  const route = site.routes.get(path);
  const isWritten = route?.kind === 'entry' && route.page.collection?.hasMarkdown;
  return `- [${name}](${absoluteUrl(site, isWritten ? markdownAddress(path) : path)}): ${description}`;
}
