/** The state of the editor's page. Its transitions need no browser. */
import { isRecord } from '../lib/model/walk';
import type { Checked, EditedFile, View } from './messages';

/** A save waits no longer for the check of the last draft. */
const CHECK_TIMEOUT_MS = 10_000;

const START = {
  view: 'page' as View,
  /** The number of the draft. */
  turn: 0,
  draft: undefined as EditedFile | undefined,
  content: undefined as readonly EditedFile[] | undefined,
  /** The fields as they are in the file: as the form was opened, or as they were saved. */
  savedData: '',
  /** What the preview has found in the draft of a turn. */
  result: undefined as (Checked & { turn: number }) | undefined,
  /** The field with the focus, whose text the page marks. */
  keyPath: undefined as string | undefined,
  /** Whether the header or the footer was clicked, which another form edits. */
  isElsewhere: false,
  /** The window of the preview. */
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
    opened: (preview: SessionState['preview']) => become({ preview, view: 'page' }),
    loaded: (content: readonly EditedFile[]) => become({ content }),
    edited(draft: EditedFile) {
      const isSame = draft.file === state.draft?.file;
      become({
        draft,
        turn: state.turn + 1,
        ...(!isSame && { result: undefined, keyPath: undefined, isElsewhere: false }),
      });
    },
    /** Remembers the fields of the form as those of the file. */
    saved: () => become({ savedData: JSON.stringify(state.draft?.data) }),
    checked(turn: number, checked: Checked) {
      if (turn === state.turn) become({ result: { turn, ...checked } });
    },
    viewed: (view: View) => become({ view }),
    entered: (keyPath: string) => become({ keyPath, isElsewhere: false }),
    clickedElsewhere: () => become({ isElsewhere: true }),

    /** Returns the file of the open form; undefined without a preview. */
    openedFile: () => (isPreviewOpen() ? state.draft?.file : undefined),
    /** Returns whether the open form differs from its file. */
    isUnsaved: (): boolean =>
      state.draft !== undefined && isPreviewOpen() && JSON.stringify(state.draft.data) !== state.savedData,

    /** Waits for the check of the last draft. @returns undefined if no preview has checked it */
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

export type Session = ReturnType<typeof createSession>;

export const isDraft = ({ draft }: SessionState): boolean => isRecord(draft?.data) && draft.data.draft === true;
