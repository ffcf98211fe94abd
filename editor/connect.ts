import { type GetAsset, readAssets } from './assets';
import { listen, send, type ToEditor, type ToPreview } from './messages';
import type { Session, SessionState } from './session';
import { openPlace } from './sveltia';
import { suggest } from './text-fields';

/** Connects a preview with the session, once it listens. @returns a function that disconnects it */
export function connect(preview: Window, session: Session, getAsset: () => GetAsset): () => void {
  /** What the preview knows; undefined until it listens. */
  let known: Partial<SessionState> | undefined;
  const post = (message: ToPreview) => send(preview, message);

  function update() {
    if (!known) return;
    const before = known;
    const now = session.state();
    const { content, draft, turn, place } = now;
    known = now;
    if (content && content !== before.content) post({ type: 'content', files: content });
    if (content && draft && (turn !== before.turn || content !== before.content)) post({ type: 'draft', turn, draft });
    if (place && place !== before.place) post({ type: 'place', place });
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
        return session.checked(message.turn, message.checked);
      case 'assets wanted':
        return void readAssets(message.names, getAsset()).then((assets) => post({ type: 'assets', assets }));
      case 'chosen':
        return void openPlace(message.place);
    }
  });
  return () => {
    stopWatching();
    stopListening();
  };
}
