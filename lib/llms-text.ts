/** llms.txt: the site for readers without eyes. Format: https://llmstxt.org */
import { absoluteUrl } from './absolute-url';
import { markdownAddress } from './alternates';
import { getSite } from './content';
import { groupedPages } from './page-groups';
import type { SitePage } from './pages';

/** Name, tagline, then every page under the heading of its group, with what it is about. */
export function llmsText(): string {
  const { name, tagline, description } = getSite();
  const groups = groupedPages().map(({ heading, pages }) => `## ${heading}\n\n${pages.map(line).join('\n')}`);
  return `${[`# ${name}`, `> ${tagline}. ${description}`, ...groups].join('\n\n')}\n`;
}

/** Long texts are named by their markdown, which needs no browser to read. */
function line({ path, kind, name, description }: SitePage): string {
  const address = kind === 'post' || kind === 'case-study' ? markdownAddress(path) : path;
  return `- [${name}](${absoluteUrl(address)}): ${description}`;
}
