/** Requests of a deployed site. */

export type Answer = {
  status: number;
  /** Without the coding of the way: as the visitor's browser has it. */
  body: Buffer;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};
/** Requests an address of a site, from its root. A redirect is told, not followed. */
export type Ask = (address: string) => Promise<Answer>;

/** A site that says nothing for so long is not there. */
const PATIENCE_MS = 30_000;

/** @param site its address, without a slash at its end */
export const asking =
  (site: string): Ask =>
  async (address) => {
    const answer = await fetch(site + address, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, body, headers: Object.fromEntries(answer.headers) };
  };

/** Why there is no answer. fetch hides it: https://nodejs.org/api/globals.html#fetch */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
