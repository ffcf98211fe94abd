/** Requests a confirmation before unsaved fields are lost: when the tab is closed or loaded again, and when the form is left. */
export function guardUnsaved(isUnsaved: () => boolean, question: string): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  window.navigation.addEventListener('navigate', (event) => {
    const isInEditor = event.destination.sameDocument;
    if (isInEditor && event.cancelable && isUnsaved() && !window.confirm(question)) event.preventDefault();
  });
}
