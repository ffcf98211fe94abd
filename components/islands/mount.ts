/**
 * Starts an island; each file of registry.ts and modules.ts exports one.
 * @param island the element with the island's HTML
 * @param props JSON, from `data-props`
 * @param pointed the event with which the pointer entered a control before the island had its script
 * @returns once the island answers events
 */
export type Mount<Props = object> = (island: HTMLElement, props: Props, pointed?: PointerEvent) => void | Promise<void>;
