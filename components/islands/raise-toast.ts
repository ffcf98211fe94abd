'use client';

import { toast } from 'sonner';
import { ANNOUNCE_TOAST_MS, NOTICE_TOAST_LIMIT, NOTICE_TOAST_MS } from '@/lib/shared/constants';

/** Names of the two toasters, one a variant. */
export const ANNOUNCE = 'announce';
export const NOTICE = 'notice';

/** A toast for an answer the visitor waits for: 5 s. */
export function announce(title: string, description: string) {
  toast(title, { description, toasterId: ANNOUNCE, duration: ANNOUNCE_TOAST_MS });
}

const shown: (string | number)[] = [];
const forget = ({ id }: { id: string | number }) => {
  const place = shown.indexOf(id);
  if (place >= 0) shown.splice(place, 1);
};

/** A small notice: 4 s, three at most; a fourth takes the place of the oldest. */
export function notice(text: string) {
  // Sonner would only hide what is over its limit, and let it run out unseen.
  while (shown.length >= NOTICE_TOAST_LIMIT) toast.dismiss(shown.shift());
  shown.push(toast(text, { toasterId: NOTICE, duration: NOTICE_TOAST_MS, onAutoClose: forget, onDismiss: forget }));
}
