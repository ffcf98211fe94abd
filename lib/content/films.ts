/** The start of a video's URL where it is watched, and of its player's URL. */
export type FilmSource = { watch: string; player: string };

/** Returns the player's URL of a video; undefined for other sources. */
export function playerOf(sources: readonly FilmSource[], film: string): string | undefined {
  for (const { watch, player } of sources) {
    const id = film.startsWith(watch) ? film.slice(watch.length) : '';
    if (/^[\w-]+$/.test(id)) return player + id;
  }
  return undefined;
}
