const TIMEOUT_MS = 30_000;

export type Answer = {
  status: number;
  /** Decompressed. */
  body: Buffer;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

/** Requests a URL of a deployed site, without following redirects. */
export async function request(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
}

/** Returns why a request failed. fetch hides it in the cause: https://nodejs.org/api/globals.html#fetch */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
