import { distance } from 'fastest-levenshtein';

/** `isPopular` marks pages that most visitors want: they follow the similar ones. */
export type NamedPage = { path: string; name: string; isPopular?: boolean };

/** Less similar pages are guesses: two words that share some letters reach 0.5. */
const MIN_LIKENESS = 0.55;

/** Returns the pages whose paths are most similar to a missing one, then popular pages. */
export function nearestPages(wanted: string, pages: readonly NamedPage[], limit = 3): NamedPage[] {
  const url = clean(wanted);
  const similarPages = pages
    .filter(({ path }) => path !== '/')
    .map((page) => ({ page, score: likeness(url, page.path) }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
  const popularPages = pages.filter(({ isPopular }) => isPopular);
  return (
    [...similarPages, ...popularPages]
      // A page with several URLs is listed once, with the nearest.
      .filter(({ name }, index, candidates) => candidates.findIndex((other) => other.name === name) === index)
      .slice(0, limit)
  );
}

function clean(url: string): string {
  return url
    .toLowerCase()
    .replace(/\.(html?|php|aspx?|md)$/, '')
    .replace(/[_\s]|%20/g, '-')
    .replace(/\/+$/, '');
}

function likeness(wanted: string, path: string): number {
  const sameFolder = wanted.split('/')[1] === path.split('/')[1] ? 0.3 : 0;
  const last = lastPart(wanted);
  const other = lastPart(path);
  return sameFolder + Math.max(similar(wanted, path), similar(last, other), shared(last, other));
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function similar(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

function shared(a: string, b: string): number {
  const [words, others] = [a, b].map((part) => new Set(part.split('-').filter((word) => word.length > 2)));
  if (!words?.size || !others?.size) return 0;
  const both = [...words].filter((word) => others.has(word)).length;
  return both / Math.min(words.size, others.size);
}
