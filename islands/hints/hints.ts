import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_WINDOW_MS } from '@/islands/runtime/constants';
import type { Mount } from '../runtime/protocol';

/** The style sheet lets the pointer cross it: https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus */
const GAP_PX = 8;
const EDGE_PX = 12;

const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch';
const findHinted = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>('[data-hint]');

/**
 * Shows the names of `data-hint` controls as tooltips. All islands share one listener, and so one skip window.
 * @param pointerover the last event of the pointer before hydration
 */
export function startHints(pointerover?: PointerEvent) {
  const { dataset } = document.documentElement;
  if (dataset.hints !== undefined) return;
  dataset.hints = '';
  const tip = document.createElement('div');
  tip.popover = 'manual';
  tip.className = 'tooltip';
  tip.role = 'tooltip';
  let control: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let closedAt = Number.NEGATIVE_INFINITY;

  const open = (next: HTMLElement) => {
    clearTimeout(timer);
    if (control === next || !next.isConnected) return;
    close();
    control = next;
    tip.textContent = next.ariaLabel;
    document.body.append(tip);
    // Firefox has it from 125 on. The style sheet shows the tooltip without it, too.
    tip.showPopover?.();
    place(tip, next);
  };
  const close = () => {
    clearTimeout(timer);
    if (!control) return;
    control = undefined;
    closedAt = performance.now();
    tip.remove();
  };
  const openAfterDelay = (next: HTMLElement, enteredAt: number) => {
    clearTimeout(timer);
    const isSkipped = control !== undefined || performance.now() - closedAt < TOOLTIP_SKIP_WINDOW_MS;
    if (isSkipped) open(next);
    else timer = setTimeout(open, TOOLTIP_OPEN_DELAY_MS - (performance.now() - enteredAt), next);
  };
  const isFocused = () => control?.matches(':focus-visible') ?? false;
  const enter = (event: PointerEvent) => {
    if (isTouch(event)) return;
    const next = findHinted(event.target);
    if (next && next !== control && next !== findHinted(event.relatedTarget)) openAfterDelay(next, event.timeStamp);
  };
  const leave = ({ target, relatedTarget }: PointerEvent) => {
    const left = findHinted(target) ?? (target === tip ? control : undefined);
    if (left && !left.contains(relatedTarget as Node) && relatedTarget !== tip && !isFocused()) close();
  };

  document.addEventListener('pointerover', enter);
  document.addEventListener('pointerout', leave);
  document.addEventListener('pointerdown', ({ target }) => findHinted(target) && close());
  document.addEventListener('focusin', ({ target }) => {
    const next = findHinted(target);
    if (next?.matches(':focus-visible')) open(next);
  });
  document.addEventListener('focusout', ({ target }) => findHinted(target) === control && close());
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !control) return;
    event.preventDefault();
    close();
  });
  // Keeps the tooltip of a control that the focus has scrolled into view.
  const followScroll = () => {
    if (!control) return;
    if (isFocused()) place(tip, control);
    else close();
  };
  document.addEventListener('scroll', followScroll, true);

  const hovered = findHinted(pointerover?.target ?? null);
  if (pointerover && hovered?.matches(':hover')) openAfterDelay(hovered, pointerover.timeStamp);
  const focused = findHinted(document.activeElement);
  if (focused?.matches(':focus-visible')) open(focused);
}

/**
 * Puts a tooltip above its control, or below it where there is no room or it would cover another control with a
 * tooltip, between the margins of the page.
 */
function place(tip: HTMLElement, control: HTMLElement) {
  const sheet = control.closest('.sheet');
  const edge = Math.max(EDGE_PX, sheet ? Number.parseFloat(getComputedStyle(sheet).paddingLeft) : 0);
  const { left: start, top, bottom, width } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const above = top - GAP_PX - offsetHeight;
  const farthest = document.documentElement.clientWidth - edge - offsetWidth;
  const left = Math.max(edge, Math.min(start + width / 2 - offsetWidth / 2, farthest));
  const coversControl = [...document.querySelectorAll('[data-hint]')].some((other) => {
    const box = other.getBoundingClientRect();
    const isBeside = box.right < left || box.left > left + offsetWidth;
    return other !== control && !isBeside && box.bottom > above - GAP_PX && box.top < top;
  });
  tip.style.top = `${above < EDGE_PX || coversControl ? bottom + GAP_PX : above}px`;
  tip.style.left = `${left}px`;
}

export const mount: Mount = ({ earlyEvents }) => startHints(earlyEvents?.page.pointerover);
