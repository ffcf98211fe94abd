/** The element that the pointer has entered before its island had a script, and the time of the event in ms. */
export type Pointed = [target: Element, timeStamp: number];

/**
 * Starts an island; each file of registry.ts and modules.ts exports one.
 * @param island the element with the island's HTML
 * @param props JSON, from `data-props`
 * @returns once the island answers events
 */
export type Mount<Props = object> = (island: HTMLElement, props: Props, pointed?: Pointed) => void | Promise<void>;
