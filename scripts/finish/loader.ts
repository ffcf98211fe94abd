/**
 * The one inline script of the export that runs, the same on every page; it runs in the browser, before anything else.
 * It starts the page's scripts when an island needs them, holds what only they can answer until they are ready, and
 * says which addresses may become scripts (Trusted Types). An island says so by `data-wake`: any event inside it wakes
 * the scripts, with the value `view` coming into view does, too, once a visitor has done anything.
 * Where it can, it answers at once: first-answers.ts. The policy names it by its hash; see loader-code.ts.
 */
import { answerByDialog, answerBySlide } from './first-answers';

type TypesFactory = { createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void };
// No address holds a # before its fragment: a page that names no part of an address does not start by itself.
// biome-ignore lint/style/noNonNullAssertion: an inline script is always the current one while it runs
const { src, start: part = '#' } = document.currentScript!.dataset as { src: string; start?: string };
const missing = src.split(' ');
const { dataset: state } = document.documentElement;
/** What waits for the scripts, with the event that only they can answer. */
const held = new Map<Element, Event>();
const waiting = new AbortController();
const listen = (types: string, answer: (event: Event) => void) => {
  for (const type of types.split(' ')) addEventListener(type, answer, { capture: true, signal: waiting.signal });
};

(window as { trustedTypes?: TypesFactory }).trustedTypes?.createPolicy('default', {
  createScriptURL(wanted) {
    const { href } = new URL(wanted, location.href);
    const folder = href.replace(/(_next|pagefind)\/.*/, '');
    return folder !== href && folder === location.origin + src.split('_next/')[0] ? wanted : null;
  },
});

/** Empties what is held. @returns what was in it */
const letGo = () => {
  const all = [...held];
  held.clear();
  for (const [control] of all) control.removeAttribute('aria-busy');
  return all;
};

const start = () => {
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
      letGo();
      state.scripts = 'failed';
    };
    document.head.append(script);
  }
};

/** Events for which React takes over a whole page at once, as it names them itself (e2e/islands/waking/starting.spec.ts). */
const ACTS =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend ' +
  'dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change ' +
  'contextmenu reset ';
listen(`${ACTS}pointerover pointerout focusin submit online`, (event) => {
  const { type, key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
  const target = event.target as HTMLElement;
  const isPointing = /over|out|in$/.test(type);
  // While the scripts start, React hears of no press: it would take over the whole page in that one event, where it
  // yields to the visitor otherwise. An island that says that it has taken over (data-ready) hears all.
  if (!isPointing && !missing[0] && !target.closest?.('[data-ready]')) event.stopPropagation();
  // After a failure only a press, as what is meant as a new try: pointing would ask without end.
  if (state.scripts && !/down|click|submit|online/.test(type)) return;
  if (type === 'online') return state.scripts && start();
  let island = target.closest?.<HTMLElement>('[data-wake]');
  // What asks for an answer: a button, a form, a shortcut.
  let control: HTMLElement | null | undefined;
  if (key && type === 'keydown') {
    // As components/islands/use-search-keys.ts will answer them.
    if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
      control = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="Control+${CSS.escape(key.toUpperCase())}"]`);
    }
    island = control ?? island;
  } else if (type === 'click') control = island && target.closest<HTMLElement>('button:not([type=submit])');
  else if (type === 'submit') control = island && target;
  // A link leads on by itself, wherever it stands; a shortcut is the search's, also where a link has the focus.
  if (!island || (!control && !isPointing && target.closest('a[href]'))) return;
  // When the pointer came and went: what waits a time from then on waits no longer for the scripts.
  if (type === 'pointerover') island.dataset.over ??= `${performance.now()}`;
  if (type === 'pointerout' && !island.contains((event as PointerEvent).relatedTarget as Node)) {
    island.dataset.out = `${performance.now()}`;
    delete island.dataset.over;
  }
  if (type !== 'pointerout') start();
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (answerByDialog(control, type === 'click') || answerBySlide(control)) return;
  // One answer a control, however often an impatient visitor asks.
  held.set(control, event);
  control.setAttribute('aria-busy', 'true');
});
const inView = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  inView.disconnect();
  start();
});
/** Not before all that is seen first has come. */
const watch = () => {
  if (document.readyState !== 'complete') return listen('load', watch);
  for (const island of document.querySelectorAll('[data-wake=view]')) inView.observe(island);
};
// What stands in the first view waits for a sign that a visitor is there. A move of the pointer is none: browsers send
// one when a page appears below a resting mouse.
for (const sign of ['scroll', 'pointerdown', 'keydown']) {
  addEventListener(sign, watch, { capture: true, once: true, signal: waiting.signal });
}
// Sent by components/islands/Ready.tsx.
listen('runtime-ready', () => {
  waiting.abort();
  delete state.scripts;
  for (const [control, event] of letGo()) {
    if (event.type === 'submit') (control as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    else control.dispatchEvent(new MouseEvent('click', event));
  }
});
if (location.href.split('#')[0]?.includes(part)) start();
