import fs from 'node:fs';
import path from 'node:path';
import { asRead, matchStyle, parseFields, textWith } from '../../editor/file-format';
import { findLostUrls } from '../../lib/content/checks/earlier-urls';
import { getDocument, listMentions, listRedirects } from '../../lib/content/document';
import { type EarlierFiles, loadContent } from '../../lib/content/read';

/**
 * Adds the former URL of each renamed page to its aliases, and rewrites the links that lead to a redirect.
 * @returns a line for each change
 */
export function fixLinks(root: string, earlier: EarlierFiles | undefined): string[] {
  const { documents, problems, day } = loadContent(root);
  const aliases = new Map(documents.map(({ source, aliases }) => [source.file, aliases]));
  const before = (earlier?.files ?? []).flatMap((source) => getDocument(source, day) ?? []);
  const lost = findLostUrls({ documents, problems }, { documents: before, renames: earlier?.renames ?? new Map() });
  for (const { url, near } of lost) {
    if (near) aliases.set(near.source.file, [...(aliases.get(near.source.file) ?? []), url]);
  }
  const pages = documents.map(({ source, url }) => ({ url, aliases: aliases.get(source.file) ?? [] }));
  const urls = new Set(pages.map(({ url }) => url));
  const redirects = listRedirects(pages);
  return documents.flatMap((document) => {
    const { file } = document.source;
    const name = path.join(root, path.relative('content', file));
    const raw = fs.readFileSync(name, 'utf8');
    const lines = asRead(raw).split('\n');
    const links = listMentions(document, 'link').flatMap(({ url, line }) => {
      const [from = ''] = url.split(/[?#]/, 1);
      const to = urls.has(from) ? undefined : redirects.get(from);
      return to === undefined ? [] : [{ from, to, line: line() }];
    });
    for (const { from, to, line } of links) lines[line - 1] = rewriteLink(lines[line - 1] ?? '', from, to);
    const text = lines.join('\n');
    const now = aliases.get(file) ?? [];
    const added = now.slice(document.aliases.length);
    const written = added.length === 0 ? text : textWith(text, { ...parseFields(text), aliases: now });
    if (written !== asRead(raw)) fs.writeFileSync(name, matchStyle(raw, written));
    return [
      ...added.map((url) => `${file}: redirects from ${url}`),
      ...links.map(({ from, to, line }) => `${file}:${line}: ${from} is now ${to}`),
    ];
  });
}

/** Replaces a URL in a line, but no longer URL that begins with it. What follows it, such as #part, stays. */
export const rewriteLink = (line: string, from: string, to: string): string =>
  line.replaceAll(new RegExp(`(?<![\\w/.-])${from.replace(/[^\w/-]/g, '\\$&')}(?![\\w/-])`, 'g'), () => to);
