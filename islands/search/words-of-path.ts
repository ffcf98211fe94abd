/** Returns the words of a path, for a search: "cyber security" of /cyber_security.html. */
export function wordsOfPath(path: string): string {
  return (decoded(path.replace(/\.\w+$/, '')).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** A visitor can type any %, also one that encodes nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
