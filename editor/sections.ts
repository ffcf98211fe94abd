/** What Sveltia has no function or event for: adding a section from the preview, and a confirmation of its removal. */
import { LABELS } from './labels';

const LIST = '[data-key-path="sections"]';
/** The form scrolls to its list, and a menu opens. */
const WAIT_MS = 3_000;

/** Clicks "Add Section" in the form, and the entry of its menu with this label. @param reveal scrolls the form to its list */
export async function addSection(label: string, reveal: () => void): Promise<void> {
  const button = () => control(`${LIST} button[aria-haspopup="menu"]`, (text) => text.includes('Section'));
  if (!button()) reveal();
  (await untilFound(button))?.click();
  (await untilFound(() => control('[role="menuitem"]', (text) => text === label)))?.click();
}

const control = (selector: string, isMeant: (text: string) => boolean) =>
  [...document.querySelectorAll<HTMLElement>(selector)].findLast(({ textContent }) => isMeant(textContent.trim()));

async function untilFound(find: () => HTMLElement | undefined): Promise<HTMLElement | undefined> {
  for (const start = performance.now(); performance.now() - start < WAIT_MS; ) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

/** Requests a confirmation before a section is removed with its texts. */
export function confirmRemoval(): void {
  const confirm = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button[aria-label="Remove"]') : null;
    const isSection = button?.closest('[data-key-path]')?.matches(LIST);
    if (isSection && !window.confirm(LABELS.removeSection)) event.stopImmediatePropagation();
  };
  document.addEventListener('click', confirm, true);
}

/** Makes each new entry a draft, by the default values of the URL: https://sveltiacms.app/en/docs/fields */
export function startAsDraft(): void {
  const start = () => {
    const { hash } = window.location;
    if (!/^#\/collections\/[^/]+\/new(\?|$)/.test(hash) || hash.includes('draft=')) return;
    history.replaceState(history.state, '', `${hash}${hash.includes('?') ? '&' : '?'}draft=true`);
  };
  start();
  // Before Sveltia reads the URL.
  window.addEventListener('hashchange', start);
}
