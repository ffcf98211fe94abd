'use client';

import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NAV_CLOSE_DELAY_MS } from '@/islands/runtime/constants';
import type { EarlyEvents } from '../runtime/protocol';

/** Returns whether the visitor has left a trigger whose queued click is replayed. */
function hasVisitorLeft(trigger: HTMLElement, earlyEvents: EarlyEvents | undefined): boolean {
  if (!earlyEvents?.click.has(trigger)) return false;
  const focused = document.activeElement;
  if (focused !== trigger) return earlyEvents.page.focusin.has(focused);
  return !trigger.matches(':focus-visible') && !trigger.parentElement?.matches(':hover');
}

/** Returns the open drop-down and its handlers: a mouse opens at once and closes after NAV_CLOSE_DELAY_MS. */
export function useHoverMenu(earlyEvents: EarlyEvents | undefined) {
  const [value, setValue] = useState('');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  const show = useCallback((next: string) => {
    clearTimeout(closing.current);
    openedByHover.current = false;
    setValue(next);
  }, []);
  // The focus keeps the panel open that it is in, as the style sheet does before hydration.
  const closeAfter = useCallback(
    (delayMs: number) => {
      closing.current = setTimeout(() => {
        if (!document.querySelector('.nav-panel :focus')) show('');
      }, delayMs);
    },
    [show],
  );
  const continueFrom = useCallback(
    ({ item, closesInMs }: { item: string; closesInMs?: number | undefined }) => {
      show(item);
      openedByHover.current = item !== '';
      if (closesInMs !== undefined) closeAfter(closesInMs);
    },
    [show, closeAfter],
  );
  useEffect(() => () => clearTimeout(closing.current), []);

  const itemProps = (item: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const opens = value !== item;
      clearTimeout(closing.current);
      setValue(item);
      if (opens) openedByHover.current = true;
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') closeAfter(NAV_CLOSE_DELAY_MS);
    },
    onBlur: (event: FocusEvent) => {
      const { relatedTarget } = event;
      if (relatedTarget && !event.currentTarget.contains(relatedTarget) && value === item) show('');
    },
  });

  const triggerProps = (item: string) => ({
    // The click that follows a hover keeps the panel open. The next click closes it.
    onClick: (event: MouseEvent<HTMLElement>) => {
      const isHeldOpen = value === item && openedByHover.current;
      if (!isHeldOpen && !hasVisitorLeft(event.currentTarget, earlyEvents)) return;
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
