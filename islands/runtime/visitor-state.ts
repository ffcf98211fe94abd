import type { EarlyEvents } from './protocol';

/** Elements that hold what a visitor did: a value, a focus, a place to scroll to, or whether they are open. */
const STATEFUL = 'input, textarea, select, button, a, summary, details, dialog, [tabindex], [data-menu]';

type Elements = ReadonlyMap<string, HTMLElement>;

/** Returns an island's elements by tag and name or first class, and by their order among those. */
function listElements(island: HTMLElement): Elements {
  const counts = new Map<string, number>();
  const elements = new Map<string, HTMLElement>();
  for (const element of island.querySelectorAll<HTMLElement>(STATEFUL)) {
    // Not the id: `useId` returns another for an island that is rendered again. Extensions append their classes.
    const kind = `${element.localName} ${element.getAttribute('name') ?? element.classList[0]}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    elements.set(`${kind} ${count}`, element);
  }
  return elements;
}

const isField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

type VisitorState = {
  /** Carries it over to elements that replace those which were watched. */
  carryOver: () => void;
  /** Ends the watch. After another rendering, the pointer enters what is below it now. */
  end: () => void;
};

/**
 * Watches what a visitor does in an island, so that nothing is lost if React renders it again: a translator or an
 * extension may have changed its HTML. https://react.dev/link/hydration-mismatch
 */
export function watchVisitorState(island: HTMLElement, earlyEvents: EarlyEvents | undefined): VisitorState {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const successors = new Map<EventTarget | null | undefined, HTMLElement>();
  let elements = listElements(island);
  let focused = document.activeElement;
  const scrolled = new Map([...elements.values()].map((element) => [element, element.scrollLeft]));
  const watch = () => {
    elements = listElements(island);
  };
  for (const type of ['input', 'toggle']) island.addEventListener(type, watch, options);
  const watchFocus = () => {
    watch();
    focused = document.activeElement;
  };
  document.addEventListener('focusin', watchFocus, options);

  return {
    carryOver: () => {
      const rendered = listElements(island);
      for (const [key, element] of elements) {
        const next = rendered.get(key);
        if (!next || element.isConnected) continue;
        successors.set(element, next);
        copyState(element, next, scrolled.get(element));
      }
      if (earlyEvents) {
        const { page, click } = earlyEvents;
        for (const events of [click, page.focusin, page.input]) replaceIn(events, successors);
      }
      successors.get(focused)?.focus({ preventScroll: true });
    },
    end: () => {
      watch();
      watching.abort();
      const { target, pointerType = '' } = earlyEvents?.page.pointerover ?? {};
      if (successors.size === 0 || !(target instanceof Element)) return;
      const element = island.contains(target) ? target : successors.get(target.closest(STATEFUL));
      // React ignores the browser's own event, which comes from the removed element.
      element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    },
  };
}

function copyState(former: HTMLElement, next: HTMLElement, scrollLeft = 0) {
  if (isField(former) && isField(next)) {
    const { value, selectionStart, selectionEnd } = former;
    next.value = value;
    // Fields for e-mail addresses have no selection.
    if (selectionStart !== null) next.setSelectionRange(selectionStart, selectionEnd);
  }
  if (former instanceof HTMLDialogElement && next instanceof HTMLDialogElement && former.open && !next.open)
    next.showModal();
  if (former instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = former.open;
  if (scrollLeft !== 0) next.scrollTo({ left: scrollLeft, behavior: 'instant' });
}

function replaceIn(
  events: Set<EventTarget | null>,
  successors: ReadonlyMap<EventTarget | null | undefined, HTMLElement>,
) {
  const targets = [...events].map((target) => successors.get(target) ?? target);
  events.clear();
  for (const target of targets) events.add(target);
}
