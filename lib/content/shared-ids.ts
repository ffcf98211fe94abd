/** Ids the layout gives to every page: links may name them, headings of a text may not take them. */
export const SHARED_IDS: readonly string[] = ['main'];
