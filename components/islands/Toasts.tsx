'use client';

import type { FocusEvent, KeyboardEvent } from 'react';
import { Toaster, useSonner } from 'sonner';
import { NOTICE_TOAST_LIMIT } from '@/lib/shared/constants';
import { ANNOUNCE, NOTICE } from './raise-toast';

type Props = { labels: { announcements: string; notifications: string; close: string } };

/** An attribute, which the HTML checker asks of a section without a heading, and no name: the page has no landmark. */
const NO_NAME = ' ';

/** Sonner stops its clock while the pointer is over a toast; this says the same of the focus. */
function stopClock({ target }: FocusEvent) {
  target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

function restartClock({ target, relatedTarget }: FocusEvent) {
  const list = target.closest('ol');
  if (list && !list.contains(relatedTarget)) {
    list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  }
}

/** Escape closes the toast that has the focus. */
function onKeyDown({ key, currentTarget }: KeyboardEvent) {
  if (key !== 'Escape') return;
  currentTarget.querySelector<HTMLElement>('.toast:focus-within .toast-close')?.click();
}

/**
 * The two places toasts appear, with their live regions in the page from the start. Only pages that raise toasts
 * have them: Sonner is a fifth of the site's own script. A place has its name, and so is a landmark, only while there is
 * a toast in it.
 */
export function Toasts({ labels }: Props) {
  const { toasts } = useSonner();
  const nameOf = (id: string, label: string) =>
    toasts.some(({ toasterId }) => toasterId === id) ? { containerAriaLabel: label } : { customAriaLabel: NO_NAME };
  const shared = {
    closeButton: true,
    toastOptions: {
      unstyled: true,
      closeButtonAriaLabel: labels.close,
      classNames: { toast: 'toast', title: 'toast-title', closeButton: 'toast-close' },
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens inside
    <div onFocus={stopClock} onBlur={restartClock} onKeyDown={onKeyDown}>
      <Toaster {...shared} id={ANNOUNCE} {...nameOf(ANNOUNCE, labels.announcements)} position="bottom-right" />
      <Toaster
        {...shared}
        id={NOTICE}
        {...nameOf(NOTICE, labels.notifications)}
        position="bottom-center"
        visibleToasts={NOTICE_TOAST_LIMIT}
        expand
      />
    </div>
  );
}
