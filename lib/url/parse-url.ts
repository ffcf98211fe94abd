/**
 * Parses an absolute URL; undefined for any other text. Not URL.canParse: after some thousand calls, Node 20 and 22 refuse
 * each URL with an umlaut.
 */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
