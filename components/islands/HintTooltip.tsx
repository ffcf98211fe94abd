'use client';

import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
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
  /** Repeats what the control's accessible name says; a tooltip never opens by touch. */
  hint: string;
  /** One focusable element. */
  children: ReactElement;
};

/** A short hint on hover and focus. */
export function HintTooltip({ hint, children }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={8} collisionPadding={12}>
          {hint}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
