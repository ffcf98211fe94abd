/** The element that the pointer entered before hydration, and the time of the event in ms. */
export type Pointed = [target: Element, timeStamp: number];

/**
 * Starts an island. Each file of registry.ts and modules.ts exports one. @returns once the island responds to events
 */
export type Mount<Props = object> = (island: HTMLElement, props: Props, pointed?: Pointed) => void | Promise<void>;

/** Accessible names of the toast regions and of the close button. */
export type ToastLabels = { announcements: string; notifications: string; close: string };

type Key = Pick<KeyboardEvent, 'repeat' | 'key' | 'target' | 'preventDefault'>;

/** Ignores the repeats of a held Enter, but in a textarea. */
export function ignoreHeldEnter(event: Key) {
  const isHeld = event.repeat && event.key === 'Enter';
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
