/** The state of the editor's page, and its connection to the preview. */
import { isRecord } from '../lib/content/schemas/walk';
import { type GetAsset, readAssets } from './assets';
import type { Diagnostic, EditedFile, Scheme, ToEditor, ToPreview, View } from './messages';
import { listen, send } from './messages';
import { addSection, openField } from './sveltia';
import { changeField, suggest } from './text-fields';

type Problems = readonly Diagnostic[];

/** A save waits no longer for the check of the last draft. */
const CHECK_TIMEOUT_MS = 10_000;

let view: View = 'page';
let scheme: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
/** The number of the draft, and of the last checked one. */
let turn = 0;
let checked = 0;
let draft: EditedFile | undefined;
let content: readonly EditedFile[] | undefined;
/** The fields as they are in the file: as the form was opened, or as they were saved. */
let savedData = '';
let getAsset: GetAsset = () => undefined;
/** The problems of the last checked draft. */
let problems: Problems | undefined;
let linkedFrom: readonly string[] = [];
/** The fields that the user has left: an empty one is a problem from then on. */
const left = new Set<string>();
/** The visible preview, once it listens. */
let preview: Window | undefined;

const watchers = new Set<() => void>();
const opening = new Map<Window, () => void>();

const post = (message: ToPreview) => preview && send(preview, message);
const postContent = () => content && post({ type: 'content', files: content });
const postDraft = () => draft && content && post({ type: 'draft', turn, draft });

listen<ToEditor>(window, (message, source) => {
  switch (message.type) {
    case 'ready':
      opening.get(source)?.();
      return;
    case 'result':
      if (source !== preview || message.turn !== turn) return;
      checked = turn;
      linkedFrom = message.checked.linkedFrom;
      suggest(message.checked.suggestions);
      setProblems(message.checked.problems);
      return;
    case 'assets wanted':
      void readAssets(message.names, getAsset).then((assets) => send<ToPreview>(source, { type: 'assets', assets }));
      return;
    case 'chosen':
      openField(message.keyPath);
      if (message.value !== undefined) void changeField(message.keyPath, message.value);
      return;
    case 'section chosen':
      showView('page');
      void addSection(message.label);
      return;
  }
});

const notify = () => {
  for (const watcher of watchers) watcher();
};

function setProblems(next: Problems | undefined) {
  problems = next;
  notify();
}

export const getProblems = () => problems;
export const getLinkedFrom = () => linkedFrom;
export const openedFile = () => draft?.file ?? '';
export const isDraft = () => isRecord(draft?.data) && draft.data.draft === true;
export const getView = () => view;

/** Separates empty required fields: those of a draft, and those that the user has not left yet. */
export function splitProblems(diagnostics: Problems): { toFix: Problems; toFillIn: string[] } {
  const isWaiting = ({ empty, keyPath, isNote }: Diagnostic) => empty !== undefined && (isNote || !left.has(keyPath));
  const toFillIn = diagnostics.flatMap((diagnostic) =>
    isWaiting(diagnostic) && diagnostic.empty !== undefined ? [diagnostic.empty] : [],
  );
  return { toFix: diagnostics.filter((diagnostic) => !isWaiting(diagnostic)), toFillIn };
}

export function leaveField(keyPath: string): void {
  left.add(keyPath);
  setProblems(problems && [...problems]);
}

export function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function showDraft(edited: EditedFile, assets: GetAsset): void {
  getAsset = assets;
  if (draft?.file !== edited.file) {
    left.clear();
    setProblems(undefined);
  }
  const isDraftBefore = isDraft();
  draft = edited;
  turn += 1;
  postDraft();
  if (isDraft() !== isDraftBefore) notify();
}

/** Remembers the fields of the form as those of the file. */
export function markSaved(): void {
  savedData = JSON.stringify(draft?.data);
}

/** Returns whether the open form differs from its file. */
export const isUnsaved = (): boolean =>
  draft !== undefined && isPreviewOpen() && JSON.stringify(draft.data) !== savedData;

const isPreviewOpen = () => [...opening.keys()].some((frame) => !frame.closed);

export function setContent(files: readonly EditedFile[]): void {
  content = files;
  postContent();
  postDraft();
}

/** Makes a frame the visible preview once it listens. @returns a function that disconnects it */
export function connect(frame: Window): () => void {
  view = 'page';
  opening.set(frame, () => {
    preview = frame;
    post({ type: 'scheme', scheme });
    post({ type: 'view', view });
    postContent();
    postDraft();
  });
  return () => {
    opening.delete(frame);
    if (preview === frame) preview = undefined;
  };
}

export const getScheme = () => scheme;
export function setScheme(wanted: Scheme): void {
  scheme = wanted;
  post({ type: 'scheme', scheme });
}

export function showView(wanted: View): void {
  view = wanted;
  post({ type: 'view', view });
  notify();
}

/** Marks a field's text on the page. */
export const showField = (keyPath: string) => post({ type: 'field', keyPath });

/** Waits for the check of the last draft. @returns undefined if no preview has checked it */
export async function problemsOfDraft(): Promise<Problems | undefined> {
  if (!isPreviewOpen()) return undefined;
  if (checked === turn) return problems;
  return new Promise((resolve) => {
    const finish = (answer: Problems | undefined) => {
      clearTimeout(timeout);
      stop();
      resolve(answer);
    };
    const timeout = setTimeout(() => finish(undefined), CHECK_TIMEOUT_MS);
    const stop = watch(() => {
      if (checked === turn) finish(problems);
    });
  });
}
