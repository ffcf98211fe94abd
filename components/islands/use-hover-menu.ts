'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NAV_CLOSE_DELAY_MS } from '@/lib/shared/constants';

/**
 * Returns whether a click that the loader has queued (aria-busy) is replayed after the visitor has left: the focus has moved
 * on since, or the pointer that gave the trigger its focus has.
 */
function hasVisitorLeft(trigger: HTMLElement): boolean {
  const focused = document.activeElement as HTMLElement;
  if (!trigger.ariaBusy) return false;
  if (focused !== trigger) return focused.dataset.focusin !== undefined;
  return !trigger.matches(':focus-visible') && !trigger.parentElement?.matches(':hover');
}

/**
 * Which drop-down of a menu bar is open. A mouse opens at once on entering and closes NAV_CLOSE_DELAY_MS after
 * leaving trigger and panel; coming back in time keeps it open, entering another switches at once.
 * Keys, taps and Escape are the disclosure's own.
 */
export function useHoverMenu() {
  const [value, setValue] = useState('');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  const show = useCallback((next: string) => {
    clearTimeout(closing.current);
    openedByHover.current = false;
    setValue(next);
  }, []);
  /** Opens what CSS has open before the island hydrates. @param closesInMs set where the pointer has left it already */
  const continueFrom = useCallback(
    ({ item, closesInMs }: { item: string; closesInMs?: number | undefined }) => {
      show(item);
      openedByHover.current = item !== '';
      if (closesInMs !== undefined) closing.current = setTimeout(() => show(''), closesInMs);
    },
    [show],
  );
  useEffect(() => () => clearTimeout(closing.current), []);

  /** Handlers for the list item that holds one trigger and its panel. */
  const itemProps = (item: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const opens = value !== item;
      clearTimeout(closing.current);
      setValue(item);
      if (opens) openedByHover.current = true;
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      closing.current = setTimeout(() => show(''), NAV_CLOSE_DELAY_MS);
    },
    onBlur: (event: FocusEvent) => {
      const { relatedTarget } = event;
      if (relatedTarget && !event.currentTarget.contains(relatedTarget) && value === item) show('');
    },
  });

  const triggerProps = (item: string) => ({
    // The click that follows a hover keeps open what the hover opened; the next one closes it.
    onClick: (event: MouseEvent<HTMLElement>) => {
      const isHeldOpen = value === item && openedByHover.current;
      if (!isHeldOpen && !hasVisitorLeft(event.currentTarget)) return;
      openedByHover.current = false;
      event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || value === item) return;
      event.preventDefault();
      show(item);
    },
  });

  return { value, show, continueFrom, itemProps, triggerProps };
}
