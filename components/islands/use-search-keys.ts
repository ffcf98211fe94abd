'use client';

import { type KeyboardEvent, useEffect } from 'react';

/** Opens the search with Ctrl+K or Cmd+K. No key alone does: https://www.w3.org/TR/WCAG22/#character-key-shortcuts */
export function useSearchShortcut(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && /^k$/i.test(event.key);
      if (!isCommand) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

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
