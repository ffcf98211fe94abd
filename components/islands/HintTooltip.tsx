'use client';

import { Slot } from '@radix-ui/react-slot';
import * as Tooltip from '@radix-ui/react-tooltip';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_WINDOW_MS } from '@/lib/shared/constants';

/** The one provider, so that the skip window holds between any two tooltips of a page. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_OPEN_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_WINDOW_MS}>
      {children}
    </Tooltip.Provider>
  );
}

type Props = {
  /** The control's accessible name, for those who see an icon; a tooltip never opens by touch. */
  hint: string;
  /** One focusable element. */
  children: ReactElement;
};

/**
 * A short hint on hover and focus. Its clock starts when the pointer comes, also where the scripts come after it: the
 * loader (scripts/finish/loader.ts) notes the time in data-over.
 */
export function HintTooltip({ hint, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [delay, setDelay] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const { current } = trigger;
    if (current?.dataset.over && current.matches(':hover')) {
      setDelay(Math.max(0, TOOLTIP_OPEN_DELAY_MS - (performance.now() - Number(current.dataset.over))));
    } else if (current?.matches(':focus-visible')) {
      current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  }, []);
  // What Radix has not seen is said again, once it knows what is left of the delay.
  useEffect(() => {
    const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
    if (delay !== undefined) trigger.current?.dispatchEvent(move);
  }, [delay]);
  // Radix closes by any scrolling; where the focus has brought its element into view, that would be at once.
  function change(opens: boolean) {
    if (window.event?.type === 'scroll' && trigger.current?.matches(':focus-visible')) return;
    setIsOpen(opens);
    if (!opens) setDelay(undefined);
  }
  return (
    <Tooltip.Root open={isOpen} onOpenChange={change} {...(delay !== undefined && { delayDuration: delay })}>
      <Tooltip.Trigger asChild ref={trigger} data-wake="">
        <WithoutDescription>{children}</WithoutDescription>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={8} collisionPadding={12}>
          {hint}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Its child as Radix makes it a trigger, but for the description: it would say the name a second time. */
function WithoutDescription({ 'aria-describedby': _, ...rest }: ComponentProps<typeof Slot>) {
  return <Slot {...rest} />;
}
