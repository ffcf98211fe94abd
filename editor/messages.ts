/** The messages between the editor and the preview, a window each of one origin. */
import type { TextPlace } from './caret';

export type EditedFile = {
  /** Path from the project's root; for a new file its folder, with a slash at its end. */
  file: string;
  /** The fields, and the Markdown as `body`. */
  data: unknown;
  /** Whether it is a copy that was not saved yet. */
  isCopy?: boolean;
};

export type FormProblem = {
  /** In the words of the form. */
  message: string;
  file?: string | undefined;
  /** The title of that file, as the editor's lists show it. */
  entry?: string | undefined;
  /** The field as the editor names it: sections.0.heading. */
  keyPath: string;
  /** A note does not stop the build. */
  isNote: boolean;
  /** The label of a required field that is still empty. */
  empty?: string | undefined;
};

/** The suggested links: the URL and the name of each page. */
export type Suggestions = readonly (readonly [url: string, name: string])[];

export type Checked = {
  problems: readonly FormProblem[];
  /** The day of publication, if it is to come. */
  scheduledFor: string | undefined;
  suggestions: Suggestions;
  /** The links of other entries to the page. */
  links: readonly FormProblem[];
};

/** A field, and in a text the place in it. */
export type Place = { keyPath: string; text?: TextPlace | undefined };

/** An image of the editor: its file or its URL; null if there is none. */
export type Asset = Blob | string | null;

export type ToPreview =
  | { type: 'content'; files: readonly EditedFile[] }
  | { type: 'draft'; turn: number; draft: EditedFile }
  | { type: 'assets'; assets: Readonly<Record<string, Asset>> }
  | { type: 'place'; place: Place };

export type ToEditor =
  | { type: 'ready' }
  | { type: 'result'; turn: number; checked: Checked }
  | { type: 'assets wanted'; names: readonly string[] }
  /** A text on the page was clicked. */
  | { type: 'chosen'; place: Place };

/** Listens to messages of this origin. @returns a function that stops it */
export function listen<Message>(window: Window, onMessage: (message: Message, source: Window) => void): () => void {
  const listener = ({ origin, data, source }: MessageEvent) => {
    if (origin === window.location.origin && source && isMessage(data)) onMessage(data.preview, source as Window);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);

  function isMessage(data: unknown): data is { preview: Message } {
    return typeof data === 'object' && data !== null && 'preview' in data;
  }
}

export const send = <Message>(window: Window, message: Message): void =>
  window.postMessage({ preview: message }, location.origin);
