/**
 * Defines what markup, loader, islands, style sheets and tests share. Island.tsx and export/finish-page.ts write the
 * attributes of an island, loader.ts reads them. docs/architecture.md explains the order of events.
 */

/** The custom element of an island. The loader defines it; in `npm run dev` nothing does. */
export const ISLAND = 'site-island';

/** The attributes of an island: `island` is `data-island`, and so on. */
export type IslandAttributes = {
  island: string;
  /** JSON, the `props` of `mount`. */
  props: string;
  /** Present on an island that also loads when a visitor scrolls it into view. */
  view?: '';
  /** Text of a URL with which the island loads at once, such as `?q=`. */
  start?: string;
  /** URL of what the island fetches: the loader preloads it with the files. */
  preload?: string;
  /**
   * URLs of the island's files, separated by spaces: the entry, then its early module and what it imports, each after its
   * own imports. The post-export step writes it.
   */
  files: string;
  /** React's `identifierPrefix` of the island's HTML. The post-export step writes it. */
  prefix: string;
  /** The loader writes it. Absent before the first event. Style sheets show notes and fallbacks by it. */
  state?: IslandState;
};

/** `failed` also after a time-out: the island becomes `ready` if its files arrive later. */
type IslandState = 'loading' | 'ready' | 'failed';

/** The attributes of the html element: `js` is `data-js`. */
export type PageAttributes = {
  /** The loader runs, or Next does in `npm run dev`. Style sheets show controls that need a script. */
  js?: '';
};

/** On the control that Ctrl+K and Cmd+K click. */
export const SHORTCUT = 'aria-keyshortcuts';

/** On a control whose clicks are queued, in addition to buttons: a link that its island handles. Other links follow at once. */
export const QUEUE = 'data-queue';

/** On a control with a tooltip. A link with it loads its island, and follows at once. */
export const HINT = 'data-hint';

/** On the details element of all pages, which the search page folds below its results. */
export const ALL_PAGES = 'data-all-pages';

/** On the item of a menu: a button, then the panel. Its value is the label of the menu. */
export const MENU = 'data-menu';

/** An island that does not respond to events, or not yet. */
export const UNREADY = `${ISLAND}:not([data-state=ready])`;

/** What a page achieved or missed. Plausible shows these names. */
type Outcome = 'Message sent' | 'E-mail link' | 'Phone link' | 'Form e-mail' | 'Search without a result' | '404';

declare global {
  interface Window {
    /**
     * Counts an outcome; without a name, a page view. Absent without `measure` in content/site.md: esbuild then removes each
     * call. Absent, too, for a visitor who objects. @param term what the visitor searched for
     */
    countOutcome?: (name?: Outcome, term?: string) => void;
  }
}

/**
 * What the visitor did before the island was ready, by type of event. The sets change until the queued clicks are replayed:
 * read them while a click is replayed, when `click` contains its control.
 */
export type EarlyEvents = {
  readonly page: {
    readonly pointerover?: PointerEvent;
    /** The elements that received the focus after the last queued click. */
    readonly focusin: Set<EventTarget | null>;
    /** The fields that were edited after the last queued click. */
    readonly input: Set<EventTarget | null>;
  };
  /** The controls whose click is queued; empty after the replay. */
  readonly click: Set<EventTarget | null>;
};

export type MountOptions<Props> = {
  island: HTMLElement;
  props: Props;
  prefix: string;
  /** Absent in `npm run dev`, which queues nothing. */
  earlyEvents?: EarlyEvents;
};

/**
 * Starts an island, once. Each file of an island exports one.
 * @returns once the island responds to events: the loader replays the queued clicks then
 * @throws any reason why the island cannot start: the loader logs it and shows the island's note
 */
export type Mount<Props = object> = (options: MountOptions<Props>) => void | Promise<void>;

/**
 * Returns an island's props from its HTML. A file that exports it as `readProps` has no `data-props` in the export, which
 * would be a second copy.
 */
export type ReadProps<Props = object> = (island: HTMLElement) => Props;
