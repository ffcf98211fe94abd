/** IndexNow: search engines are told which addresses to visit again. https://www.indexnow.org/documentation */

/** Passes on to every engine that takes part. */
export const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** Most addresses of one request. */
const LIMIT = 10_000;

/** The file by which the site proves that it is the one that speaks: it holds the key. */
export const keyFile = (key: string): string => `${key}.txt`;

export type Submission = { host: string; key: string; keyLocation: string; urlList: readonly string[] };

/**
 * @param site the address of the website, without a slash at its end; its folder where it lies below one
 * @param addresses of pages, from the website's root
 */
export function submissionsOf(site: string, key: string, addresses: readonly string[], limit = LIMIT): Submission[] {
  const urls = addresses.map((address) => `${site}${address === '/' ? '' : address}`);
  return Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) => ({
    host: new URL(site).host,
    key,
    keyLocation: `${site}/${keyFile(key)}`,
    urlList: urls.slice(index * limit, (index + 1) * limit),
  }));
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'the request is not understood',
  403: 'the key is not valid: its file is not on the website yet, or holds something else',
  422: 'the addresses or the key file are not of this host',
  429: 'told too often; try again later',
};

/** @throws in words, with what the engine answers when it refuses */
export async function submit(submission: Submission, endpoint = ENDPOINT): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(submission),
  });
  if (!ok) throw new Error(`${endpoint} answers ${status}: ${REASONS[status] ?? 'it does not say why'}`);
}
