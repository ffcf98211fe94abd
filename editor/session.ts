/** The state of the editor's page, and its connection to the preview. */
import { isRecord } from '../lib/shared/schema';
import type { Asset, Diagnostic, EditedFile, Scheme, ToEditor, ToPreview, View } from './messages';
import { listen, send } from './messages';
import { addSection } from './sections';
import { suggest } from './suggestions';

/** Sveltia's argument to a template; https://sveltiacms.app/en/docs/api/preview-templates */
type GetAsset = (path: string) => { url: string; fileObj?: File | undefined } | undefined;
type Problems = readonly Diagnostic[];

/** A save waits no longer for a check. */
const CHECK_TIMEOUT_MS = 10_000;

let view: View = 'page';
let scheme: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
/** The number of the draft, and of the last checked one. */
let turn = 0;
let checked = 0;
let draft: EditedFile | undefined;
let content: readonly EditedFile[] | undefined;
let getAsset: GetAsset = () => undefined;
/** The problems of the last checked draft. */
let problems: Problems | undefined;
let linkedFrom: readonly string[] = [];
/** The fields that the user has left: an empty one is a problem from then on. */
const left = new Set<string>();
/** The visible preview, once it listens. */
let preview: Window | undefined;

const watchers = new Set<() => void>();
const waiting = new Map<number, (problems: Problems) => void>();
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
      waiting.get(message.turn)?.(message.checked.problems);
      waiting.delete(message.turn);
      if (source !== preview || message.turn !== turn) return;
      checked = turn;
      linkedFrom = message.checked.linkedFrom;
      suggest(message.checked.suggestions);
      setProblems(message.checked.problems);
      return;
    case 'assets wanted': {
      const found = message.names.map((name) => [name, assetOf(name)] as const);
      return send<ToPreview>(source, { type: 'assets', found: Object.fromEntries(found) });
    }
    case 'chosen':
      if (message.value !== undefined) fillField(message.keyPath, message.value);
      return chooseField(message.keyPath);
    case 'section chosen':
      showView('page');
      void addSection(message.label, () => chooseField('sections'));
      return;
  }
});

/** Returns an image that is saved, but newer than the last build. */
function assetOf(name: string): Asset {
  const asset = getAsset(name);
  return asset?.fileObj ?? (asset?.url.startsWith('blob:') ? asset.url : null);
}

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

/** Separates required fields that the user has not left yet. */
export function splitProblems(all: Problems): { toFix: Problems; toFillIn: string[] } {
  const isWaiting = ({ empty, keyPath }: Diagnostic) => empty !== undefined && !left.has(keyPath);
  const toFillIn = all.flatMap((one) => (isWaiting(one) && one.empty !== undefined ? [one.empty] : []));
  return { toFix: all.filter((one) => !isWaiting(one)), toFillIn };
}

export function leaveField(keyPath: string): void {
  left.add(keyPath);
  setProblems(problems && [...problems]);
}

/** Writes into a text field, as a user does. */
function fillField(keyPath: string, value: string) {
  const input = document.querySelector<HTMLInputElement>(`[data-key-path="${keyPath}"] input`);
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
export function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Scrolls to a field and focuses it, as Sveltia's own search does. */
export const chooseField = (keyPath: string): void =>
  window.postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin);

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

/** Returns the problems of the last draft once it is checked; none without a preview. */
export async function problemsOfDraft(): Promise<Problems> {
  if (!preview || preview.closed || !content) return [];
  if (checked === turn) return problems ?? [];
  return new Promise((resolve) => {
    waiting.set(turn, resolve);
    setTimeout(() => resolve([]), CHECK_TIMEOUT_MS);
  });
}
