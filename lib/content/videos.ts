export type VideoSource = { watch: string; player: string };

/** Returns the player's URL of a video; undefined for other sources. */
export function playerOf(sources: readonly VideoSource[], video: string): string | undefined {
  for (const { watch, player } of sources) {
    const id = video.startsWith(watch) ? video.slice(watch.length) : '';
    if (/^[\w-]+$/.test(id)) return player + id;
  }
  return undefined;
}
