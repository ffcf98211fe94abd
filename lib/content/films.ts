/** Where films come from: content/site.md says which addresses may be watched, and where their players are. */

/** Two starts of addresses: the same film is watched at the one and played in a frame from the other. */
export type FilmSource = { watch: string; player: string };

/** @returns the address of a film's player; undefined where the film comes from elsewhere */
export function playerOf(sources: readonly FilmSource[], film: string): string | undefined {
  for (const { watch, player } of sources) {
    const id = film.startsWith(watch) ? film.slice(watch.length) : '';
    if (/^[\w-]+$/.test(id)) return player + id;
  }
  return undefined;
}
