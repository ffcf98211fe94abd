import { type SyntheticEvent, useEffect } from 'react';
import { Toaster, toast, useSonner } from 'sonner';
import { ANNOUNCE_TOAST_MS, MAX_NOTICE_TOASTS, NOTICE_TOAST_MS } from '@/islands/runtime/constants';
import { renderInto } from '../runtime/mount';
import { UNREADY } from '../runtime/protocol';
import { pauseClocks, runClocks, startClock, stopClock } from './toast-clock';

export type ToastLabels = { notifications: string; close: string };

/** The HTML checker requires a label. A blank one gives no name, so the region is no landmark. */
const NO_NAME = ' ';

/** Between two toasts, in px. */
const GAP = 14;

/** A higher stack leaves no room for the focused control, so an older toast closes. */
const MAX_SHARE_OF_WINDOW = 0.6;

type Id = string | number;

/** A failure is a notice that stays until it is closed: https://www.w3.org/TR/WCAG22/#timing-adjustable */
type Variant = 'announcement' | 'notice' | 'failure';
type ShownToast = { id: Id; variant: Variant; title: string };

/** The shown toasts, the oldest first. */
const shown: ShownToast[] = [];

export function announce(title: string, description: string) {
  const id = raise('announcement', title, description);
  startClock(id, ANNOUNCE_TOAST_MS, () => dismiss(id));
}

export const isAnnouncing = () => shown.some(({ variant }) => variant === 'announcement');

export function notify(title: string) {
  makeRoomForNotice();
  const id = raise('notice', title);
  startClock(id, NOTICE_TOAST_MS, () => dismiss(id));
}

/** Shows a notice until the visitor closes it. A repeated failure replaces the first, so that it is announced again. */
export function notifyOfFailure(title: string) {
  const former = shown.find((item) => item.variant === 'failure' && item.title === title);
  if (former) dismiss(former.id);
  makeRoomForNotice();
  raise('failure', title);
}

/** A fourth notice replaces the oldest, and a failure only if there is no other. */
function makeRoomForNotice() {
  const notices = shown.filter(({ variant }) => variant !== 'announcement');
  if (notices.length < MAX_NOTICE_TOASTS) return;
  const oldest = notices.find(({ variant }) => variant === 'notice') ?? notices[0];
  if (oldest) dismiss(oldest.id);
}

function raise(variant: Variant, title: string, description?: string): Id {
  const id = toast(title, {
    description,
    // toast-clock.ts has the clock: Sonner's does not pause for the focus.
    duration: Number.POSITIVE_INFINITY,
    onDismiss: ({ id: closed }) => forget(closed),
  });
  shown.push({ id, variant, title });
  return id;
}

function dismiss(id: Id) {
  forget(id);
  toast.dismiss(id);
}

function forget(id: Id) {
  stopClock(id);
  const index = shown.findIndex((item) => item.id === id);
  if (index >= 0) shown.splice(index, 1);
}

function closeNewest({ key, defaultPrevented }: KeyboardEvent) {
  const newest = shown.at(-1);
  const isUsed = defaultPrevented || document.querySelector(':modal');
  if (key === 'Escape' && !isUsed && newest) dismiss(newest.id);
}

/**
 * Reserves the height of the stack at the end of the window and of the page, so that no toast covers the focused
 * control: https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
function keepFocusFree(root: HTMLElement) {
  const reserve = () => {
    // The newest is the first. A dismissed toast stays in the document for a few frames.
    const toasts = [...root.querySelectorAll<HTMLElement>('.toast[data-removed=false]')].slice(0, shown.length);
    const heightPx = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, 0);
    document.documentElement.style.setProperty('--toast-height', `${heightPx}px`);
    if (heightPx > window.innerHeight * MAX_SHARE_OF_WINDOW) {
      const oldest = shown.slice(0, -1).find(({ variant }) => variant !== 'failure');
      if (oldest) dismiss(oldest.id);
    }
    const focused = document.querySelector(':focus');
    if (heightPx > 0 && !root.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  };
  const attributeFilter = ['data-mounted', 'data-removed'];
  new MutationObserver(reserve).observe(root, { subtree: true, childList: true, attributeFilter });
}

/** Puts the toasts into an open dialog, which makes the rest of the page inert, once React has taken over its HTML, and back. */
function followDialogs(root: HTMLElement) {
  const follow = () => {
    const parent = document.querySelector(`dialog:modal:not(${UNREADY} *)`) ?? document.body;
    if (root.parentElement !== parent) parent.append(root);
  };
  follow();
  new MutationObserver(follow).observe(document.body, { subtree: true, attributeFilter: ['open', 'data-state'] });
}

let mounted: Promise<void> | undefined;

/** Adds the region of the toasts to the page, once. @returns once toasts can be shown */
export function mountToasts(labels: ToastLabels): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const root = document.createElement('div');
    followDialogs(root);
    window.addEventListener('keydown', closeNewest);
    keepFocusFree(root);
    renderInto(root, <Toasts labels={labels} onMounted={resolve} />);
  });
  return mounted;
}

/** Runs the clocks once neither pointer nor focus is on a toast. A focus that leaves is still in it. */
const runIfLeft = ({ type, currentTarget }: SyntheticEvent<HTMLElement>) => {
  if (!currentTarget.matches(type === 'pointerleave' ? ':focus-within' : ':hover')) runClocks();
};

type Props = { labels: ToastLabels; onMounted: () => void };

/** Renders all toasts as one stack. The region's name, and so the landmark, exists only while it has a toast. */
function Toasts({ labels, onMounted }: Props) {
  const { toasts } = useSonner();
  useEffect(onMounted, [onMounted]);
  const name = toasts.length > 0 ? { containerAriaLabel: labels.notifications } : { customAriaLabel: NO_NAME };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens inside
    <div onPointerEnter={pauseClocks} onPointerLeave={runIfLeft} onFocus={pauseClocks} onBlur={runIfLeft}>
      <Toaster
        {...name}
        position="bottom-right"
        expand
        gap={GAP}
        visibleToasts={Number.POSITIVE_INFINITY}
        closeButton
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: labels.close,
          classNames: { toast: 'toast', title: 'font-semibold', closeButton: 'toast-close' },
        }}
      />
    </div>
  );
}
