/**
 * Imports a module after fetching its files. Browsers remember a module whose file could not be loaded and never request
 * it again, imported files included (https://github.com/whatwg/html/issues/6768). A failed fetch is not remembered.
 * Files are requested at once, but those of an early module before all others, so that a slow line brings them first. Each
 * runs as soon as it and those before it have arrived, while the others are on their way.
 * @param urls the module, then the files that it imports, each after its own imports
 * @param attempt 0 for the first attempt. A later one imports the module under another URL, because a module that threw is
 *   remembered, too.
 * @param early what the early module imports, then that module
 * @throws if a file cannot be loaded, or if the module throws
 */
export function importModule<Module>(
  urls: readonly string[],
  attempt: number,
  early: readonly string[] = [],
): Promise<Module> {
  const [url, ...imports] = urls as [string];
  const entry = attempt ? `${url}?attempt=${attempt}` : url;
  // The cache of the browser would let a second request wait for the first, which may never end.
  const cache = attempt ? 'reload' : 'default';
  const earlyFiles = Promise.all(early.map((file) => fetchFile(file, cache)));
  return [...early, ...imports, entry].reduce(
    (before: Promise<unknown>, file) =>
      Promise.all([earlyFiles.then(() => early.includes(file) || fetchFile(file, cache)), before]).then(
        () => import(/* webpackIgnore: true */ /* turbopackIgnore: true */ file),
      ),
    Promise.resolve(),
  ) as Promise<Module>;
}

async function fetchFile(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`no ${url}`);
  return response.blob();
}
