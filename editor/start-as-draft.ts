const NEW_ENTRY = /^#\/collections\/[^/]+\/new(\?|$)/;

/** Makes each new entry a draft, by the default values in a URL: https://sveltiacms.app/en/docs/fields */
export function startAsDraft(): void {
  const start = () => {
    const { hash } = window.location;
    if (!NEW_ENTRY.test(hash) || hash.includes('draft=')) return;
    history.replaceState(history.state, '', `${hash}${hash.includes('?') ? '&' : '?'}draft=true`);
  };
  start();
  // Before Sveltia reads the URL.
  window.addEventListener('hashchange', start);
}
