import { startHints } from './hints/hints';
import { ignoreHeldEnter } from './runtime/held-enter';
import type { Mount } from './runtime/protocol';
import { mountToasts, notify, notifyOfFailure, type ToastLabels } from './toasts/toasts';

/** `value` is the copied text; default: the page's canonical URL. */
type Props = { value?: string; copied: string; failed: string; toasts: ToastLabels };

const pageUrl = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href;

/** Copies a text on a click and reports it in a notice. */
export const mount: Mount<Props> = async ({ island, props, earlyEvents }) => {
  const { value, copied, failed, toasts } = props;
  island.addEventListener('keydown', ignoreHeldEnter);
  island.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(value ?? pageUrl());
      notify(copied);
    } catch {
      notifyOfFailure(failed);
    }
  });
  startHints(earlyEvents?.pointerover);
  await mountToasts(toasts);
};
