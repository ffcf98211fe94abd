/** Requests a confirmation before unsaved fields are lost: when the tab is closed or loaded again, and when the form is left. */
export function guardUnsaved(isUnsaved: () => boolean, question: string): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // Firefox has it from 147 on, Safari from 26.2 on. Older ones ask when the tab is left, not when the form is.
  window.navigation?.addEventListener('navigate', (event) => {
    const isInEditor = event.destination.sameDocument;
    if (isInEditor && event.cancelable && isUnsaved() && !window.confirm(question)) event.preventDefault();
  });
  // Sveltia announces its own navigation even if it was refused, and would open the entry again as it is in its file.
  window.addEventListener('hashchange', (event) => {
    const isRefused = !event.isTrusted && new URL(event.newURL).href !== window.location.href;
    if (isRefused) event.stopImmediatePropagation();
  });
}
