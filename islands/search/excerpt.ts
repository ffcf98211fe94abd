import type { SearchPage } from '@/lib/site/search-page';
import { findWords, fold } from './words';

export type ExcerptPart = { text: string; isMarked: boolean };

/** In characters: about two lines of the dialog. */
const MAX_LENGTH = 220;
/** A hit that is nearer to the start of its sentence is shown with it. */
const MAX_LEAD = 90;

/**
 * Returns the text around the first found word, with all found words marked, and … where it cuts a sentence. Without a
 * found word in the text, returns the description, which explains the page better than its first words.
 * @param found folded words
 */
export function createExcerpt({ text, description }: SearchPage, found: ReadonlySet<string>): ExcerptPart[] {
  const hit = findWords(text).find(({ word }) => found.has(fold(word)));
  if (!hit) return markWords(description, found);
  const start = findStart(text, hit.start);
  const end = findEnd(text, start, hit.end);
  const lead = start === 0 || /[.!?:;…]["”’)]?\s$/.test(text.slice(0, start)) ? '' : '… ';
  const excerpt = text.slice(start, end).trimEnd();
  const rest = end >= text.length || /[.!?…]["”’)]?$/.test(excerpt) ? '' : ' …';
  return markWords(`${lead}${excerpt}${rest}`, found);
}

/** Returns where the sentence of a hit starts, or the first word that is near enough. */
function findStart(text: string, hit: number): number {
  const earliest = Math.max(0, hit - MAX_LEAD);
  const before = text.slice(earliest, hit);
  if (earliest === 0 && !/[.!?]["”’)]?\s/.test(before)) return 0;
  const sentence = [...before.matchAll(/[.!?]["”’)]?\s+/g)].at(-1);
  const word = sentence ?? /\s+/.exec(before);
  return word ? earliest + word.index + word[0].length : hit;
}

function findEnd(text: string, start: number, hitEnd: number): number {
  const latest = Math.max(start + MAX_LENGTH, hitEnd);
  if (latest >= text.length) return text.length;
  return Math.max(text.lastIndexOf(' ', latest), hitEnd);
}

function markWords(text: string, found: ReadonlySet<string>): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const place of findWords(text)) {
    if (!found.has(fold(place.word))) continue;
    parts.push({ text: text.slice(end, place.start), isMarked: false }, { text: place.word, isMarked: true });
    end = place.end;
  }
  parts.push({ text: text.slice(end), isMarked: false });
  return parts.filter((part) => part.text !== '');
}
