/** Titles and descriptions as search engines see them: what no single file's schema can know. */
import { HEAD_TITLE_LENGTH, headTitle, roomForTitle } from '../head-title';
import type { Content, Entry } from './load';
import type { Problem } from './problems';

type Head = { title: string; shortTitle?: string | undefined; description: string; draft?: boolean | undefined };

/** Titles must fit beside the site's name; no two pages may have the same title or description. */
export function checkHeads(content: Content): Problem[] {
  const site = readable(content.site);
  if (!site) return [];
  const { name } = site.data;
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return headsOf(content).flatMap((entry) => {
    const { title, shortTitle = title, description } = entry.data;
    const problem = (field: string, expected: string, found: string): Problem => {
      return { file: entry.source.file, line: entry.source.lineOf([field]), field, expected, found };
    };
    const twice = (field: string, value: string, seen: Map<string, string>) => {
      const other = seen.get(value);
      seen.set(value, entry.source.file);
      return other === undefined ? [] : [problem(field, 'words no other page has', `the same as in ${other}`)];
    };
    const { length } = headTitle(shortTitle, name);
    const room = roomForTitle(name);
    const tooLong = `at most ${room} characters, as "${name}" stands beside it in search results`;
    const hint = 'facts' in entry.data || 'excerpt' in entry.data ? ', or a shortTitle of that length' : '';
    const size =
      length > HEAD_TITLE_LENGTH.max
        ? [problem('title', tooLong + hint, `${shortTitle.length} characters`)]
        : length < HEAD_TITLE_LENGTH.min
          ? [problem('title', `at least ${HEAD_TITLE_LENGTH.min} characters with "${name}"`, `${length}`)]
          : [];
    return [...size, ...twice('title', shortTitle, titles), ...twice('description', description, descriptions)];
  });
}

function headsOf({ pages, industries, products, caseStudies, posts }: Content): Entry<Head>[] {
  const { industry, 'coming-soon': comingSoon, 'not-found': notFound, ...own } = pages;
  const singles = Object.values(own).flatMap((page): Entry<Head>[] => {
    const entry = readable<Entry<Head>>(page);
    return entry ? [entry] : [];
  });
  return [...singles, ...industries, ...products, ...caseStudies, ...posts].filter(({ data }) => !data.draft);
}

/** A file whose own problems are told elsewhere has no head to check. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
