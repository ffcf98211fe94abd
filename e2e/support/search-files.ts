import type { Export } from './export';

const known = new Map<string, readonly string[]>();

/** Files that are the search's alone: the data-fetching client, what loads Pagefind, and Pagefind. */
export function searchFiles(site: Export): readonly string[] {
  const files =
    known.get(site.root) ??
    site.files.filter(
      (file) =>
        file.startsWith('pagefind/') ||
        (/^_islands\/.*\.js$/.test(file) && /gcTime|pagefind\.js/.test(site.read(file))),
    );
  known.set(site.root, files);
  return files;
}
