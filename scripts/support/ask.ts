/** Requests a deployed site. */

export type Answer = {
  status: number;
  /** Decompressed. */
  body: Buffer;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};
/** Requests a path of a site, without following redirects. */
export type Ask = (path: string) => Promise<Answer>;

const TIMEOUT_MS = 30_000;

/** @param site its URL, without a slash at its end */
export const asking =
  (site: string): Ask =>
  async (path) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(site + path, { redirect: 'manual', cache: 'no-store', signal });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, body, headers: Object.fromEntries(response.headers) };
  };

/** Returns why a request failed. fetch hides it in the cause: https://nodejs.org/api/globals.html#fetch */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
