import { type CopyProps, ignoreHeldEnter, type Mount } from './mount';
import { mountToasts, notify } from './toasts';

const pageUrl = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href;

/** Copies a text on a click and reports it in a notice. */
export const mount: Mount<CopyProps> = async (island, { value, copied, failed, toasts }) => {
  island.addEventListener('keydown', ignoreHeldEnter);
  island.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(value ?? pageUrl());
      notify(copied);
    } catch {
      notify(failed);
    }
  });
  await mountToasts(toasts);
};
