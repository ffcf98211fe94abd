import { startHints } from './hints/hints';
import { ignoreHeldEnter } from './runtime/held-enter';
import type { Mount } from './runtime/protocol';
import { copyText } from './toasts/copy-text';
import { mountToasts, type ToastLabels } from './toasts/toasts';

/** `value` is the copied text; default: the page's canonical URL. */
type Props = { value?: string; copied: string; failed: string; toasts: ToastLabels };

const readPageUrl = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href;

export const mount: Mount<Props> = async ({ island, props, earlyEvents }) => {
  const { value, copied, failed, toasts } = props;
  island.addEventListener('keydown', ignoreHeldEnter);
  island.addEventListener('click', () => copyText(value ?? readPageUrl(), { copied, failed }));
  startHints(earlyEvents?.page.pointerover);
  await mountToasts(toasts);
};
