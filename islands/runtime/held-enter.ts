type Key = Pick<KeyboardEvent, 'repeat' | 'key' | 'target' | 'preventDefault'>;

/** Ignores the repeats of a held Enter, but in a textarea. */
export function ignoreHeldEnter(event: Key) {
  const isHeld = event.repeat && event.key === 'Enter';
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
