import { type SyntheticEvent, useEffect } from 'react';
import { Toaster, toast, useSonner } from 'sonner';
import { ANNOUNCE_TOAST_MS, MAX_NOTICE_TOASTS, NOTICE_TOAST_MS } from '@/lib/shared/constants';
import { renderInto } from './react-island';
import { pauseClocks, runClocks, startClock, stopClock } from './toast-clock';

/** Accessible names of the toast regions and of the close button. */
export type ToastLabels = { announcements: string; notifications: string; close: string };

const ANNOUNCE = 'announce';
const NOTICE = 'notice';

/** The HTML checker requires a label. A blank one gives no name, so the region is no landmark. */
const NO_NAME = ' ';

type Id = string | number;

const shown: { id: Id; toaster: string }[] = [];

/** Shows a toast that answers the visitor: 5 s. */
export const announce = (title: string, description: string) => raise(ANNOUNCE, ANNOUNCE_TOAST_MS, title, description);

export const isAnnouncing = () => shown.some(({ toaster }) => toaster === ANNOUNCE);

/** Shows a small notice: 4 s. A fourth replaces the oldest, because Sonner would hide and time out that one. */
export function notify(title: string) {
  const notices = shown.filter(({ toaster }) => toaster === NOTICE);
  for (const { id } of notices.slice(0, Math.max(0, notices.length + 1 - MAX_NOTICE_TOASTS))) dismiss(id);
  raise(NOTICE, NOTICE_TOAST_MS, title);
}

function raise(toaster: string, durationMs: number, title: string, description?: string) {
  const id = toast(title, {
    description,
    toasterId: toaster,
    // toast-clock.ts has the clock: Sonner's does not pause for the focus.
    duration: Number.POSITIVE_INFINITY,
    onDismiss: ({ id: closed }) => forget(closed),
  });
  shown.push({ id, toaster });
  startClock(id, durationMs, () => dismiss(id));
}

function dismiss(id: Id) {
  forget(id);
  toast.dismiss(id);
}

function forget(id: Id) {
  stopClock(id);
  const index = shown.findIndex((one) => one.id === id);
  if (index >= 0) shown.splice(index, 1);
}

function closeNewest({ key, defaultPrevented }: KeyboardEvent) {
  const newest = shown.at(-1);
  const isUsed = defaultPrevented || document.querySelector(':modal');
  if (key === 'Escape' && !isUsed && newest) dismiss(newest.id);
}

/**
 * Keeps the focused control above the toasts: https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 * @returns a function that stops it
 */
function keepFocusFree() {
  const { style } = document.documentElement;
  const observer = new ResizeObserver((entries) => {
    const height = Math.max(...entries.map(({ target }) => target.clientHeight));
    style.setProperty('--toast-height', `${height}px`);
    document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  });
  for (const one of document.querySelectorAll('.toast')) observer.observe(one);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-height');
  };
}

let mounted: Promise<void> | undefined;

/** Adds the two toast regions to the page, once. @returns once toasts can be shown */
export function mountToasts(labels: ToastLabels): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const container = document.createElement('div');
    document.body.append(container);
    window.addEventListener('keydown', closeNewest);
    renderInto(container, <Toasts labels={labels} onMounted={resolve} />);
  });
  return mounted;
}

/** Runs the clocks once neither pointer nor focus is on a toast. During blur, the focus is still in the toast. */
const runIfLeft = ({ type, currentTarget }: SyntheticEvent<HTMLElement>) => {
  if (!currentTarget.matches(type === 'blur' ? ':hover' : ':focus-within')) runClocks();
};

type Props = { labels: ToastLabels; onMounted: () => void };

/** Renders regions whose names, and so landmarks, exist only while they have a toast. */
function Toasts({ labels, onMounted }: Props) {
  const { toasts } = useSonner();
  useEffect(onMounted, [onMounted]);
  const isShown = toasts.length > 0;
  useEffect(() => (isShown ? keepFocusFree() : undefined), [isShown]);
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
    <div onPointerEnter={pauseClocks} onPointerLeave={runIfLeft} onFocus={pauseClocks} onBlur={runIfLeft}>
      <Toaster {...shared} id={ANNOUNCE} {...nameOf(ANNOUNCE, labels.announcements)} position="bottom-right" />
      <Toaster
        {...shared}
        id={NOTICE}
        {...nameOf(NOTICE, labels.notifications)}
        position="bottom-center"
        visibleToasts={MAX_NOTICE_TOASTS}
        expand
      />
    </div>
  );
}
