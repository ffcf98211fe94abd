/**
 * Imports a module after fetching its files. Browsers remember a module whose file could not be loaded and never request
 * it again, imported files included (https://github.com/whatwg/html/issues/6768). A failed fetch is not remembered.
 * @param urls the module, then the files that it imports
 * @param attempt 0 for the first attempt. A later one imports the module under another URL, because a module that threw is
 *   remembered, too.
 * @throws if a file cannot be loaded, or if the module throws
 */
export async function importModule<Module>(urls: readonly string[], attempt: number): Promise<Module> {
  const [url, ...imports] = urls as [string];
  const entry = attempt ? `${url}?attempt=${attempt}` : url;
  // The cache of the browser would let a second request wait for the first, which may never end.
  const cache = attempt ? 'reload' : 'default';
  await Promise.all([entry, ...imports].map((file) => fetchFile(file, cache)));
  return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ entry);
}

async function fetchFile(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`no ${url}`);
  return response.blob();
}
