import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys through field, links and buttons. With Shift, the field handles them. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  const [field] = stops;
  if (!field || here < 0) return;
  if (!shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    const step = key === 'ArrowDown' ? 1 : -1;
    stops.at((here + step) % stops.length)?.focus();
  } else if (here > 0 && key.length === 1 && key !== ' ') {
    // A character typed on a result continues the word in the field.
    field.focus();
  }
}
