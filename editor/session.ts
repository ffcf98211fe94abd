/** The state of the editor's page. Its transitions need no browser. */
import { isRecord } from '../lib/model/walk';
import type { TextPlace } from './caret';
import { restoreBlocks } from './text-blocks';

export type EditedFile = {
  /** Path from the project's root; for a new file its folder, with a slash at its end. */
  file: string;
  /** The fields, and the Markdown as `body`. */
  data: unknown;
  /** Whether it is a copy that was not saved yet. */
  isCopy?: boolean;
};

/** A field of a block in a text: the label of its form, how many with that label are before it, and the name of the field. */
export type BlockPlace = { label: string; nth: number; field: string };

/** A field as the editor names it, such as sections.0.heading, and in a text the place in it. */
export type Place = { keyPath: string; text?: TextPlace | undefined; block?: BlockPlace | undefined };

export type FormProblem = Place & {
  /** In the words of the form. */
  message: string;
  file?: string | undefined;
  /** The title of that file, as the editor's lists show it. */
  entry?: string | undefined;
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

/** An image of the editor: its file or its URL; null if there is none. */
export type Asset = Blob | string | null;

/** A save waits no longer for the check of the last form. */
const CHECK_TIMEOUT_MS = 10_000;

const START = {
  turn: 0,
  form: undefined as EditedFile | undefined,
  content: undefined as readonly EditedFile[] | undefined,
  /** The Markdown as the form wrote it before the user edited it: Sveltia writes it in another way than the file. */
  twin: undefined as string | undefined,
  isBodyEdited: false,
  result: undefined as (Checked & { turn: number }) | undefined,
  /** The place with the focus, which the page marks. */
  place: undefined as Place | undefined,
  preview: undefined as { readonly closed: boolean } | undefined,
};

export type SessionState = Readonly<typeof START>;

/** Creates the state of one page. Each transition calls the watchers. */
export function createSession() {
  let state: SessionState = START;
  const watchers = new Set<() => void>();

  const become = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    for (const watcher of [...watchers]) watcher();
  };
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  const isPreviewOpen = () => state.preview?.closed === false;

  return {
    watch,
    state: () => state,
    opened: (preview: SessionState['preview']) => become({ preview }),
    loaded: (content: readonly EditedFile[]) => become({ content }),
    /** @param text the Markdown of the file, whose unedited blocks the form keeps; undefined for a new file */
    edited(form: EditedFile, text?: string) {
      const isSame = form.file === state.form?.file;
      const isBodyEdited = isSame && state.isBodyEdited;
      const twin = isBodyEdited ? state.twin : readBody(form);
      become({
        form: withText(form, text, twin),
        turn: state.turn + 1,
        twin,
        isBodyEdited,
        ...(!isSame && { result: undefined, place: undefined }),
      });
    },
    saved: () => become({ isBodyEdited: false }),
    bodyEdited: () => state.isBodyEdited || become({ isBodyEdited: true }),
    checked(turn: number, checked: Checked) {
      if (turn === state.turn) become({ result: { turn, ...checked } });
    },
    entered(place: Place) {
      if (JSON.stringify(place) !== JSON.stringify(state.place)) become({ place });
    },

    /** Returns the file of the open form; undefined without a preview. */
    openedFile: () => (isPreviewOpen() ? state.form?.file : undefined),

    /** Waits for the check of the last form. @returns undefined if no preview has checked it */
    async problems(): Promise<Checked['problems'] | undefined> {
      const current = () => (state.result?.turn === state.turn ? state.result.problems : undefined);
      if (!isPreviewOpen()) return undefined;
      if (current()) return current();
      return new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timeout);
          stop();
          resolve(current());
        };
        const timeout = setTimeout(finish, CHECK_TIMEOUT_MS);
        const stop = watch(() => current() && finish());
      });
    },
  };
}

const readBody = ({ data }: EditedFile) => (isRecord(data) && typeof data.body === 'string' ? data.body : undefined);

function withText(form: EditedFile, text: string | undefined, twin = ''): EditedFile {
  const body = readBody(form);
  if (text === undefined || body === undefined || !isRecord(form.data)) return form;
  return { ...form, data: { ...form.data, body: restoreBlocks(text, twin, body) } };
}

export type Session = ReturnType<typeof createSession>;

/** What the preview uses of the editor, in whose window it is. */
type Editor = Pick<Session, 'state' | 'watch'> & {
  report: (turn: number, checked: Checked) => void;
  readAsset: (name: string) => Promise<Asset>;
  open: (place: Place) => void;
};

declare global {
  interface Window {
    editor?: Editor;
  }
}
