import type { ContentFile } from '../../lib/content/content-file';
import { isRecord } from '../../lib/model/walk';
import { findPart, placeOf, tidy } from '../caret';
import type { Place } from '../session';
import { SECTION } from './mark';

type Leaf = { keyPath: string; text: string };

const EDITED = 'data-edited';

const listTexts = () => document.querySelectorAll('.prose');

/** Returns the place of a clicked element; undefined if no field of this file contains its text. */
export function findPlace(target: Element, edited: ContentFile): Place | undefined {
  if (target.closest('.prose') && edited.markdown !== '') {
    return { keyPath: 'body', text: placeOf(target, listTexts()) };
  }
  const keyPath = findKeyPath(target, edited);
  return keyPath === undefined ? undefined : { keyPath };
}

function findKeyPath(target: Element, edited: ContentFile): string | undefined {
  const scope = sectionAround(target);
  const leaves = leavesFor(edited, scope);
  const words = readShown(target);
  const texts = leaves.filter(({ text }) => shows(text, words));
  if (texts.length < 2) return texts[0]?.keyPath ?? nearestField(target, leaves);
  // Equal texts have the same order in the file and on the page.
  const equals = [...(sectionAfter(scope) ?? document.body).querySelectorAll(target.localName)];
  const nth = equals.filter((element) => readWords(element) === words).indexOf(target);
  return (texts[nth] ?? texts[0])?.keyPath;
}

/** Marks the section, the text of a field or the part of a text, and scrolls to it. */
export function markPlace(document: Document, edited: ContentFile, { keyPath, text }: Place): void {
  const part = text ? findPart(text, listTexts()) : findElement(document, edited, keyPath);
  const marked = document.querySelector(`[${EDITED}]`);
  // While a paragraph is typed, the page has its last words for a moment.
  if (!part && text) return;
  if (marked !== part) marked?.removeAttribute(EDITED);
  if (!part) return;
  part.setAttribute(EDITED, '');
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight * 0.8) part.scrollIntoView({ block: text ? 'center' : 'start' });
}

function findElement(document: Document, edited: ContentFile, keyPath: string): Element | null | undefined {
  const [, index] = /^sections\.(\d+)/.exec(keyPath) ?? [];
  if (index !== undefined) return sectionAfter(document.querySelector(`${SECTION}[data-index="${index}"]`));
  if (keyPath === 'body') return document.querySelector('.prose');
  const leaves = listLeaves(edited.data);
  const own = leaves.filter((leaf) => leaf.keyPath === keyPath);
  // The page shows no link, icon or slug, but what is next to it.
  const group = keyPath.slice(0, keyPath.lastIndexOf('.') + 1);
  const near = leaves.filter((leaf) => group !== '' && leaf.keyPath.startsWith(group));
  const elements = [...document.body.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, span, time, img')];
  const shown = elements.map((element) => ({ element, words: readShown(element) }));
  for (const { text } of [...own, ...near]) {
    const found = shown.find(({ words }) => shows(text, words));
    if (found) return found.element;
  }
  return undefined;
}

/** Returns the SECTION element before the section around an element. */
function sectionAround(target: Element): Element | null {
  for (let part: Element | null = target; part; part = part.parentElement) {
    for (let before: Element | null = part; before; before = before.previousElementSibling) {
      if (before.localName === SECTION) return before;
    }
  }
  return null;
}

const sectionAfter = (scope: Element | null) => scope?.nextElementSibling;

/** Returns the field whose text is next to what has none, such as an icon. */
function nearestField(target: Element, leaves: readonly Leaf[]): string | undefined {
  const once = leaves.filter(({ text }) => leaves.filter((other) => other.text === text).length === 1);
  for (let part: Element | null = target; part && !part.matches('main, body'); part = part.parentElement) {
    const shown = [...part.querySelectorAll('*')].map(readWords);
    const found = once.find(({ text }) => shown.some((words) => shows(text, words)));
    if (found) return found.keyPath;
  }
  return undefined;
}

const keyPathOfSection = (scope: Element | null) =>
  scope instanceof HTMLElement ? `sections.${scope.dataset.index}` : undefined;

function leavesFor({ data }: ContentFile, scope: Element | null): Leaf[] {
  const start = keyPathOfSection(scope);
  const leaves = listLeaves(data);
  return start === undefined ? leaves : leaves.filter(({ keyPath }) => keyPath.startsWith(`${start}.`));
}

function listLeaves(value: unknown, keyPath = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ keyPath, text: String(value) }];
  const parts = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return parts.flatMap(([key, part]) => listLeaves(part, keyPath === '' ? String(key) : `${keyPath}.${key}`));
}

const readWords = (element: Element) => tidy(element.textContent);
const readShown = (element: Element) => (element instanceof HTMLImageElement ? element.alt : readWords(element));

const shows = (text: string, words: string): boolean => words !== '' && tidy(text) === words;
