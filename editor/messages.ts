/**
 * What the editor's page and the preview's page say to each other. Both are of one origin, each with a window of its own:
 * so the islands of a previewed page find the document they expect.
 */

/** A content file as the editor holds it: its fields, and its text under `body`. */
export type EditedFile = {
  /** Path from the project's root; of a new file its folder, with a slash at its end. */
  file: string;
  data: unknown;
};

/** Something to mend, in the words of `npm run content`. */
export type Told = {
  words: string;
  /** The file it is in, where that is another one. */
  file?: string | undefined;
  /** The field as the editor names it: sections.0.heading. */
  keyPath: string;
  /** Whether the website is built with it all the same. */
  isNote: boolean;
};

/** What the preview shows: the page, what others show of it, or every section there is. */
export type View = 'page' | 'shared' | 'sections';

export type Scheme = 'light' | 'dark';

/** A picture the editor has: its file, or where it lies; null for none of that name. */
export type Asset = Blob | string | null;

export type ToPreview =
  | { type: 'content'; files: readonly EditedFile[] }
  /** Asks for a check and a drawing. */
  | { type: 'draft'; turn: number; draft: EditedFile }
  | { type: 'assets'; found: Readonly<Record<string, Asset>> }
  | { type: 'scheme'; scheme: Scheme }
  | { type: 'view'; view: View }
  /** A field that is being edited. */
  | { type: 'field'; keyPath: string };

export type ToEditor =
  | { type: 'ready' }
  | { type: 'result'; turn: number; problems: readonly Told[] }
  | { type: 'assets wanted'; names: readonly string[] }
  /** A text on the page was clicked. */
  | { type: 'chosen'; keyPath: string };

/** Hears messages of this origin alone. @returns what ends it */
export function listen<Message>(window: Window, hear: (message: Message, source: Window) => void): () => void {
  const onMessage = ({ origin, data, source }: MessageEvent) => {
    if (origin === window.location.origin && source && isMessage(data)) hear(data.preview, source as Window);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);

  function isMessage(data: unknown): data is { preview: Message } {
    return typeof data === 'object' && data !== null && 'preview' in data;
  }
}

/** Sends a message to a window of this origin. */
export const send = <Message>(window: Window, message: Message): void =>
  window.postMessage({ preview: message }, location.origin);
