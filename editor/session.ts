/** What the editor's page knows while it is open, and the preview it talks to. */
import {
  type Asset,
  type EditedFile,
  listen,
  type Scheme,
  send,
  type ToEditor,
  type Told,
  type ToPreview,
  type View,
} from './messages';

/** What Sveltia hands to a template; https://sveltiacms.app/en/docs/api/preview-templates */
type GetAsset = (path: string) => { url: string; fileObj?: File | undefined } | undefined;

/** Something to mend, as far as a check has found it. */
type Problems = readonly Told[];

/** How long a save waits for a check before it goes on without one. */
const CHECK_MS = 10_000;

/** What the preview in view shows, which may be chosen before it listens. */
let view: View = 'page';
let turn = 0;
/** The last turn whose problems are known. */
let checked = 0;
let draft: EditedFile | undefined;
/** All content as it is saved, once the editor has handed it over. */
let content: readonly EditedFile[] | undefined;
let getAsset: GetAsset = () => undefined;
let scheme: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
/** Those of the last draft, once it is checked. */
let problems: Problems | undefined;
/** The preview in view, once it listens. */
let preview: Window | undefined;

const watchers = new Set<() => void>();
/** Who waits for the result of a turn, and whose page says when it listens. */
const waiting = new Map<number, (problems: Problems) => void>();
const opening = new Map<Window, () => void>();

const tell = (message: ToPreview) => preview && send(preview, message);
const tellContent = () => content && tell({ type: 'content', files: content });
const tellDraft = () => draft && content && tell({ type: 'draft', turn, draft });

listen<ToEditor>(window, (message, source) => {
  switch (message.type) {
    case 'ready':
      opening.get(source)?.();
      return;
    case 'result':
      waiting.get(message.turn)?.(message.problems);
      waiting.delete(message.turn);
      if (source !== preview || message.turn !== turn) return;
      checked = turn;
      setProblems(message.problems);
      return;
    case 'assets wanted': {
      const found = message.names.map((name) => [name, assetOf(name)] as const);
      return send<ToPreview>(source, { type: 'assets', found: Object.fromEntries(found) });
    }
    case 'chosen':
      return chooseField(message.keyPath);
  }
});

/** A picture that is saved, but newer than the last build. */
function assetOf(name: string): Asset {
  const asset = getAsset(name);
  return asset?.fileObj ?? (asset?.url.startsWith('blob:') ? asset.url : null);
}

function setProblems(next: Problems | undefined) {
  problems = next;
  for (const watcher of watchers) watcher();
}

/** What is wrong with the last draft, undefined until it is checked; for useSyncExternalStore. */
export const getProblems = () => problems;
export function watchProblems(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Brings a field into view and focuses it. The message is Sveltia's own: its search sends the same. */
export const chooseField = (keyPath: string): void =>
  window.postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin);

/** Draws a draft as it is typed. */
export function showDraft(edited: EditedFile, assets: GetAsset): void {
  getAsset = assets;
  if (draft?.file !== edited.file) setProblems(undefined);
  draft = edited;
  turn += 1;
  tellDraft();
}

/** Takes all content as it is saved. */
export function setContent(files: readonly EditedFile[]): void {
  content = files;
  tellContent();
  tellDraft();
}

/** Makes a frame's page the preview in view, once it says that it listens. @returns what ends it */
export function connect(frame: Window): () => void {
  view = 'page';
  opening.set(frame, () => {
    preview = frame;
    tell({ type: 'scheme', scheme });
    tell({ type: 'view', view });
    tellContent();
    tellDraft();
  });
  return () => {
    opening.delete(frame);
    if (preview === frame) preview = undefined;
  };
}

export const getScheme = () => scheme;
export function setScheme(wanted: Scheme): void {
  scheme = wanted;
  tell({ type: 'scheme', scheme });
}

export function showView(wanted: View): void {
  view = wanted;
  tell({ type: 'view', view });
}

/** Marks on the page what is being edited. */
export const showField = (keyPath: string) => tell({ type: 'field', keyPath });

/**
 * What is wrong with the form's last draft, once it is checked; nothing where no preview is in view. What is saved is not
 * checked itself: photos have the names in it that they get by being saved.
 */
export async function problemsOfDraft(): Promise<Problems> {
  if (!preview || preview.closed || !content) return [];
  if (checked === turn) return problems ?? [];
  return new Promise((resolve) => {
    waiting.set(turn, resolve);
    setTimeout(() => resolve([]), CHECK_MS);
  });
}
