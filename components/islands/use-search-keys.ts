'use client';

import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys through the field and the links and buttons below it, round and round. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  const [field] = stops;
  if (!field || here < 0) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    stops.at((here + step) % stops.length)?.focus();
  } else if (here > 0 && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    // A letter typed on a result goes on with the word in the field.
    field.focus();
  }
}
