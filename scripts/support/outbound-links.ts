import { type ContentFile, findCompany, listUrlUses } from '../../lib/content/content-file';
import { parseUrl } from '../../lib/url/parse-url';

/** Returns the links to other websites, with the files that have them: only a person can say whether their pages are still there. */
export function outboundLinks(files: readonly ContentFile[]): Map<string, Set<string>> {
  const { origin } = findCompany(files)?.fields ?? {};
  const found = new Map<string, Set<string>>();
  for (const file of files)
    for (const { url } of listUrlUses(file, 'link')) {
      const parsed = parseUrl(url);
      if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin === origin) continue;
      found.set(url, (found.get(url) ?? new Set()).add(file.file));
    }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other, 'en')));
}
