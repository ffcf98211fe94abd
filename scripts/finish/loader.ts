/**
 * The one inline script of the export, the same on every page; it runs in the browser, before anything else.
 * It starts the page's scripts on the visitor's first sign of intent, holds what only they can answer until
 * they are ready, and says which addresses may become scripts (Trusted Types).
 * The policy names it by its hash. No imports: it is minified as it is, see loader-code.ts.
 */
(() => {
  type TypesFactory = { createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void };
  // No address holds a # before its fragment: a page that names no part of an address does not start by itself.
  // biome-ignore lint/style/noNonNullAssertion: an inline script is always the current one while it runs
  const { src, start: part = '#' } = document.currentScript!.dataset as { src: string; start?: string };
  const missing = src.split(' ');
  const { dataset: state } = document.documentElement;
  const address = () => location.href.split('#')[0] as string;
  const here = address();
  const held = new Map<Element, Event>();
  const waiting = new AbortController();
  const listen = (types: string, answer: (event: Event) => void) => {
    for (const type of types.split(' ')) addEventListener(type, answer, { capture: true, signal: waiting.signal });
  };

  (window as { trustedTypes?: TypesFactory }).trustedTypes?.createPolicy('default', {
    createScriptURL(wanted) {
      const site = location.origin + src.split('/_next/')[0];
      const { href } = new URL(wanted, location.href);
      return ['_next', 'pagefind'].some((folder) => href.startsWith(`${site}/${folder}/`)) ? wanted : null;
    },
  });

  const start = (event?: Event) => {
    // After a failure only what is meant as a new try: moving and scrolling would ask without end.
    if (state.scripts && !/down|line/.test(event?.type as string)) return;
    // React takes over a document that is complete.
    if (document.readyState === 'loading') return listen('DOMContentLoaded', start);
    for (const wanted of missing.splice(0)) {
      const script = document.createElement('script');
      script.src = wanted;
      // The attribute is how React finds a script that is there already.
      script.async = true;
      script.onerror = () => {
        script.remove();
        missing.push(wanted);
        held.clear();
        state.scripts = 'failed';
      };
      document.head.append(script);
    }
  };

  // A touch is a pointer, too.
  listen('pointerover pointerdown scroll keydown focusin online', start);
  listen('click submit keydown', (event) => {
    const target = event.target as Element;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
    let control: Element | null = target;
    if (key) {
      // As components/islands/use-search-keys.ts will answer them.
      const isCommand = ctrlKey || metaKey;
      if (altKey || (isCommand ? shiftKey : target.closest('input,textarea'))) return;
      const shortcut = isCommand ? `Control+${key.toUpperCase()}` : key;
      control = document.querySelector(`[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`);
    } else if (event.type === 'click') control = target.closest('button:not([type=submit])');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // One answer a control, however often an impatient visitor asks.
    held.set(control, event);
  });
  // After a reload the router that knows the history of soft navigations is not there yet; a full load is.
  listen('popstate', () => address() === here || location.reload());
  // Sent by components/islands/Ready.tsx.
  listen('runtime-ready', () => {
    waiting.abort();
    delete state.scripts;
    for (const [control, event] of held) {
      if (event.type === 'submit') (control as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
      else control.dispatchEvent(new MouseEvent('click', event));
    }
  });
  if (here.includes(part)) start();
})();
