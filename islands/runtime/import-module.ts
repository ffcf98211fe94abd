/**
 * Imports a module after fetching its files. Browsers remember a module whose file could not be loaded and never request
 * it again, imported files included (https://github.com/whatwg/html/issues/6768). A failed fetch is not remembered.
 * All files are requested at once. Each runs as soon as it and those before it have arrived, while the others are on
 * their way.
 * @param urls the module, then the files that it imports, each after its own imports
 * @param attempt 0 for the first attempt. A later one imports the module under another URL, because a module that threw is
 *   remembered, too.
 * @throws if a file cannot be loaded, or if the module throws
 */
export function importModule<Module>(urls: readonly string[], attempt: number): Promise<Module> {
  const [url, ...imports] = urls as [string];
  const entry = attempt ? `${url}?attempt=${attempt}` : url;
  // The cache of the browser would let a second request wait for the first, which may never end.
  const cache = attempt ? 'reload' : 'default';
  return [...imports, entry].reduce(
    (before: Promise<unknown>, file) =>
      Promise.all([fetchFile(file, cache), before]).then(
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
