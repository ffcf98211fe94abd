import { ignoreHeldEnter } from '../runtime/held-enter';
import type { Mount } from '../runtime/protocol';

/** Closes the phone menu when the focus or the pointer leaves it, and with Escape. */
export const mount: Mount = ({ island }) => {
  const menu = island.querySelector('details');
  if (!menu) return;
  const closeForOutside = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  island.addEventListener('keydown', ignoreHeldEnter);
  document.addEventListener('focusin', closeForOutside);
  document.addEventListener('pointerdown', closeForOutside);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !menu.open) return;
    event.preventDefault();
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  });
};
