/** Ids of every page: links may name them, headings must not. */
export const SHARED_IDS: readonly string[] = ['main'];
