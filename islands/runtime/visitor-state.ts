import type { EarlyEvents } from './protocol';

/** Elements that hold what a visitor did: a value, a focus, a place to scroll to, or whether they are open. */
const STATEFUL = 'input, textarea, select, button, a, summary, details, dialog, [tabindex]';

type Elements = ReadonlyMap<string, HTMLElement>;

/** Returns an island's elements by tag and name or first class, and by their order among those. */
function elementsOf(island: HTMLElement): Elements {
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

/**
 * Watches what a visitor does in an island, so that nothing is lost if React renders it again: a translator or an
 * extension may have changed its HTML. https://react.dev/link/hydration-mismatch
 * @returns a function that carries it over to elements which replace those that were watched
 */
export function watchVisitorState(island: HTMLElement, earlyEvents: EarlyEvents | undefined): () => void {
  let elements = elementsOf(island);
  let focused = document.activeElement;
  const scrolled = new Map([...elements.values()].map((element) => [element, element.scrollLeft]));
  const watch = () => {
    elements = elementsOf(island);
  };
  for (const type of ['input', 'toggle']) island.addEventListener(type, watch, true);
  document.addEventListener('focusin', () => {
    watch();
    focused = document.activeElement;
  });

  return () => {
    const rendered = elementsOf(island);
    const successors = new Map<EventTarget | null, HTMLElement>();
    for (const [key, element] of elements) {
      const next = rendered.get(key);
      if (!next || element.isConnected) continue;
      successors.set(element, next);
      carryOver(element, next, scrolled.get(element));
    }
    for (const type of ['click', 'focusin', 'input'] as const) {
      if (earlyEvents) replaceIn(earlyEvents[type], successors);
    }
    successors.get(focused)?.focus({ preventScroll: true });
  };
}

function carryOver(former: HTMLElement, next: HTMLElement, scrollLeft = 0) {
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

function replaceIn(events: Set<EventTarget | null>, successors: ReadonlyMap<EventTarget | null, HTMLElement>) {
  const targets = [...events].map((target) => successors.get(target) ?? target);
  events.clear();
  for (const target of targets) events.add(target);
}
