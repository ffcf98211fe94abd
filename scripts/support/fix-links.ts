import fs from 'node:fs';
import path from 'node:path';
import { type EarlierContent, listRedirects, listUrlUses } from '../../lib/content/content-file';
import { asRead, matchStyle, parseFields, textWith } from '../../lib/content/file-text';
import { readContent } from '../../lib/content/read';
import { findLostUrls } from '../../lib/content/rules/earlier-urls';

/**
 * Adds the former URL of each renamed page to its aliases, and rewrites the links that lead to a redirect.
 * @returns a line for each change
 */
export function fixLinks(root: string, earlier: EarlierContent | undefined): string[] {
  const content = readContent(root, { earlier });
  const aliases = new Map(content.files.map((each) => [each.file, each.aliases]));
  for (const { url, near } of findLostUrls(content)) {
    if (near) aliases.set(near.file, [...(aliases.get(near.file) ?? []), url]);
  }
  const pages = content.files.map(({ file, path }) => ({ path, aliases: aliases.get(file) ?? [] }));
  const urls = new Set(pages.map((page) => page.path));
  const redirects = listRedirects(pages);
  return content.files.flatMap((each) => {
    const { file } = each;
    const name = path.join(root, path.relative('content', file));
    const raw = fs.readFileSync(name, 'utf8');
    const lines = asRead(raw).split('\n');
    const links = listUrlUses(each, 'link').flatMap(({ url, line }) => {
      const [from = ''] = url.split(/[?#]/, 1);
      const to = urls.has(from) ? undefined : redirects.get(from);
      return to === undefined ? [] : [{ from, to, line: line() }];
    });
    for (const { from, to, line } of links) lines[line - 1] = rewriteLink(lines[line - 1] ?? '', from, to);
    const text = lines.join('\n');
    const now = aliases.get(file) ?? [];
    const added = now.slice(each.aliases.length);
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
