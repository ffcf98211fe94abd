import { type GetAsset, readAssets } from './assets';
import { LABELS } from './labels';
import { type Checked, listen, send, type ToEditor, type ToPreview } from './messages';
import type { Session, SessionState } from './session';
import { emptyImage, openField } from './sveltia';
import { changeField, suggest } from './text-fields';

/** Connects a preview with the session, once it listens. @returns a function that disconnects it */
export function connect(preview: Window, session: Session, getAsset: () => GetAsset): () => void {
  /** What the preview knows; undefined until it listens. */
  let known: Partial<SessionState> | undefined;
  const post = (message: ToPreview) => send(preview, message);

  function update() {
    if (!known) return;
    const before = known;
    const now = session.state();
    const { view, content, draft, turn, keyPath } = now;
    known = now;
    if (view !== before.view) post({ type: 'view', view });
    if (content && content !== before.content) post({ type: 'content', files: content });
    if (content && draft && (turn !== before.turn || content !== before.content)) post({ type: 'draft', turn, draft });
    if (keyPath !== undefined && keyPath !== before.keyPath) post({ type: 'field', keyPath });
  }

  session.opened(preview);
  const stopWatching = session.watch(update);
  const stopListening = listen<ToEditor>(window, (message, source) => {
    if (source !== preview) return;
    switch (message.type) {
      case 'ready':
        known = {};
        return update();
      case 'result':
        suggest(message.checked.suggestions);
        return session.checked(message.turn, withEmptyImage(message.checked));
      case 'assets wanted':
        return void readAssets(message.names, getAsset()).then((assets) => post({ type: 'assets', assets }));
      case 'chosen':
        return void choose(message.keyPath, message.value);
      case 'elsewhere':
        return session.clickedElsewhere();
    }
  });
  return () => {
    stopWatching();
    stopListening();
  };
}

/** Adds the problem of an image in a text without a file, which only the form shows. */
function withEmptyImage({ problems, ...checked }: Checked): Checked {
  const keyPath = emptyImage();
  const problem = keyPath === undefined ? [] : [{ message: LABELS.emptyImage, isNote: false, keyPath }];
  return { ...checked, problems: [...problems, ...problem] };
}

/** Opens a field. @param value what to write into it; default: nothing */
async function choose(keyPath: string, value: string | undefined) {
  const field = await openField(keyPath);
  if (value !== undefined) changeField(field, value);
}
