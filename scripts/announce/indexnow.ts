/** Submits changed URLs to search engines. https://www.indexnow.org/documentation */

const ENDPOINT = 'https://api.indexnow.org/indexnow';
const MAX_URLS_PER_REQUEST = 10_000;

/** Returns the name of the file with the key, which proves who owns the site. */
export const keyFile = (key: string): string => `${key}.txt`;

const REASONS: Readonly<Record<number, string>> = {
  400: 'the request is not valid',
  403: 'the key is not valid: its file is not on the site yet, or contains something else',
  422: 'the URLs or the key file are not of this host',
  429: 'too many requests; try again later',
};

/** Submits the paths of a site. @param home without a slash at its end */
export async function submit(home: string, key: string, paths: readonly string[], endpoint = ENDPOINT): Promise<void> {
  for (let start = 0; start < paths.length; start += MAX_URLS_PER_REQUEST) {
    const part = paths.slice(start, start + MAX_URLS_PER_REQUEST);
    const urlList = part.map((path) => home + (path === '/' ? '' : path));
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(home).host, key, keyLocation: `${home}/${keyFile(key)}`, urlList }),
    });
    if (!ok) throw new Error(`${endpoint} responds with ${status}: ${REASONS[status] ?? 'no reason is given'}`);
  }
}
