'use client';

import { useEffect } from 'react';

/** Puts the player of a film in the place of its picture. */
function play(still: HTMLAnchorElement) {
  const { player = '', title = '' } = still.dataset;
  const frame = document.createElement('iframe');
  frame.src = player;
  frame.title = title;
  frame.allow = 'fullscreen';
  frame.className = 'film-player';
  still.replaceWith(frame);
  frame.focus();
}

/**
 * The films of a text play on the page. Each is a link to its film, and stays one before this is there, without it, and
 * for whoever opens it in a tab of its own. Nothing is asked of the film's host before.
 */
export function Films() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const still = (target as Element).closest<HTMLAnchorElement>('a[data-player]');
      if (!still || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      play(still);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
