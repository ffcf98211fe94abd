type Key = Pick<KeyboardEvent, 'repeat' | 'key' | 'target' | 'preventDefault'>;

/** Ignores the repeats of a held Enter: one press of the key is one click. In a text of several lines they are lines. */
export function ignoreHeldEnter(event: Key) {
  const isHeld = event.repeat && event.key === 'Enter';
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
