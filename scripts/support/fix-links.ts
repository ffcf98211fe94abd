import fs from 'node:fs';
import path from 'node:path';
import { type ContentFile, isEntry, listRedirects, listUrlUses } from '../../lib/content/content-file';
import { asRead, matchStyle, parseFields, textWith } from '../../lib/content/file-text';
import { readContent } from '../../lib/content/read';
import { findLostUrls } from '../../lib/content/rules/earlier-urls';
import { KINDS, toPagePath } from '../../lib/model/kinds';

/**
 * Adds the former URL of each renamed page to its aliases, and rewrites what leads to a redirect: links, and the names of
 * posts and case studies.
 * @returns a line for each change
 */
export function fixLinks(root: string, earlier: readonly ContentFile[] | undefined): string[] {
  const content = readContent(root, { earlier });
  const aliases = new Map(content.files.map((each) => [each.file, each.aliases]));
  for (const { url, near } of findLostUrls(content)) {
    if (near) aliases.set(near.file, [...(aliases.get(near.file) ?? []), url]);
  }
  const pages = content.files.map(({ file, path }) => ({ path, aliases: aliases.get(file) ?? [] }));
  const urls = new Set(pages.map((page) => page.path));
  const redirects = listRedirects(pages);
  const follow = (url: string) => (urls.has(url) ? undefined : redirects.get(url));
  return content.files.flatMap((each) => {
    const { file } = each;
    const name = path.join(root, path.relative('content', file));
    const raw = fs.readFileSync(name, 'utf8');
    const lines = asRead(raw).split('\n');
    const links = listUrlUses(each, 'link').flatMap(({ url, line }) => {
      const [from = ''] = url.split(/[?#]/, 1);
      const to = follow(from);
      return to === undefined ? [] : [{ from, to, line: line() }];
    });
    const names = listNames(each).flatMap(({ kind, value, path }) => {
      const page = follow(toPagePath(kind, value) ?? '');
      const named = content.files.find((other) => other.path === page && other.kind === kind);
      return named ? [{ from: value, to: named.slug, line: each.findLine(path) }] : [];
    });
    const changes = [...links, ...names];
    for (const { from, to, line } of changes) lines[line - 1] = rewriteLink(lines[line - 1] ?? '', from, to);
    const text = lines.join('\n');
    const now = aliases.get(file) ?? [];
    const added = now.slice(each.aliases.length);
    const written = added.length === 0 ? text : textWith(text, { ...parseFields(text), aliases: now });
    if (written !== asRead(raw)) fs.writeFileSync(name, matchStyle(raw, written));
    return [
      ...added.map((url) => `${file}: redirects from ${url}`),
      ...changes.map(({ from, to, line }) => `${file}:${line}: ${from} is now ${to}`),
    ];
  });
}

/** Lists the fields that name a file of a kind, such as a post. */
const listNames = (file: ContentFile) =>
  isEntry(file)
    ? file.markedTexts().flatMap(({ role, ...named }) => {
        const kind = KINDS.find(({ singular }) => singular === role);
        return kind ? [{ kind, ...named }] : [];
      })
    : [];

/** Replaces a URL or a name in a line, but no longer one that begins with it, and no field. #part stays. */
export const rewriteLink = (line: string, from: string, to: string): string =>
  line.replaceAll(new RegExp(`(?<![\\w/.-])${from.replace(/[^\w/-]/g, '\\$&')}(?![\\w/:-])`, 'g'), () => to);
